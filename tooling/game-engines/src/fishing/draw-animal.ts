import { drawRound } from './draw-round.ts'
import type { Look } from './looks.ts'
import { dot, drawEye, ink } from './strokes.ts'

/**
 * Draws an animal around the origin, facing right, as wide as its length. `wave` runs on with time and moves tails,
 * fins and arms.
 */
export function drawAnimal(context: CanvasRenderingContext2D, look: Look, wave: number): void {
  context.save()
  context.scale(look.length / 100, look.length / 100)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (look.shape === 'fish') drawFish(context, look, wave)
  else if (look.shape === 'serpent') drawSerpent(context, look, wave)
  else drawRound(context, look, wave)
  context.restore()
}

function drawFish(context: CanvasRenderingContext2D, look: Look, wave: number): void {
  const half = (look.girth ?? 0.45) * 50
  const swing = Math.sin(wave) * 9
  context.fillStyle = look.fin
  context.beginPath()
  context.moveTo(-26, 0)
  context.quadraticCurveTo(-40, -4 + swing, -50, -half * 0.85 + swing)
  context.quadraticCurveTo(-42, swing, -50, half * 0.85 + swing)
  context.quadraticCurveTo(-40, 4 + swing, -26, 0)
  context.moveTo(-14, -half * 0.7)
  context.quadraticCurveTo(-8, -half * 1.7, 14, -half * 0.75)
  context.fill()
  drawNoseBehind(context, look)
  context.fillStyle = look.body
  context.beginPath()
  context.moveTo(48, 1)
  context.bezierCurveTo(34, -half * 1.25, -8, -half * 1.25, -34, 0)
  context.bezierCurveTo(-8, half * 1.25, 34, half * 1.25, 48, 1)
  context.fill()
  context.fillStyle = look.fin
  if (look.stripes) {
    for (const x of [-12, 4, 20]) {
      context.beginPath()
      context.ellipse(x, 0, 3, half * 0.72, 0, 0, Math.PI * 2)
      context.fill()
    }
  }
  context.beginPath()
  context.ellipse(4, half * 0.45, 10, 4.5, 0.6 + Math.sin(wave * 0.7) * 0.35, 0, Math.PI * 2)
  context.fill()
  drawEye(context, 33, -half * 0.28, Math.max(3, Math.min(5, half * 0.22)))
  if (look.nose === 'whiskers') drawWhiskers(context, wave)
}

function drawNoseBehind(context: CanvasRenderingContext2D, { nose, fin, body }: Look): void {
  context.lineWidth = 3
  context.strokeStyle = nose === 'lantern' ? fin : body
  context.beginPath()
  if (nose === 'sword') {
    context.moveTo(40, 0)
    context.lineTo(72, -2)
  }
  if (nose === 'snout') {
    context.lineWidth = 8
    context.moveTo(38, 2)
    context.lineTo(58, 3)
  }
  if (nose === 'lantern') {
    context.moveTo(22, -14)
    context.quadraticCurveTo(40, -38, 54, -22)
  }
  context.stroke()
  if (nose !== 'lantern') return
  context.fillStyle = 'oklch(0.9 0.13 95)'
  dot(context, 54, -20, 5)
}

function drawWhiskers(context: CanvasRenderingContext2D, wave: number): void {
  const lift = Math.sin(wave * 0.6) * 4
  context.strokeStyle = ink
  context.lineWidth = 1.6
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(45, 3 + side)
    context.quadraticCurveTo(54, 8 + side * 4, 58, 12 + side * 5 + lift)
  }
  context.stroke()
}

/** A body of joints that follow each other, with a head that has horns. */
function drawSerpent(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const joints = 13
  for (let joint = joints; joint >= 0; joint -= 1) {
    const x = 34 - joint * 6.4
    const y = Math.sin(wave + joint * 0.55) * (4 + joint * 0.5)
    context.fillStyle = joint % 2 ? body : fin
    if (joint % 2) {
      context.beginPath()
      context.moveTo(x - 4, y - 6)
      context.lineTo(x, y - 15 + joint * 0.6)
      context.lineTo(x + 4, y - 6)
      context.fill()
    }
    context.fillStyle = body
    dot(context, x, y, 9.5 - joint * 0.5)
  }
  const y = Math.sin(wave) * 4
  context.strokeStyle = fin
  context.lineWidth = 2.6
  context.beginPath()
  context.moveTo(34, y - 8)
  context.quadraticCurveTo(26, y - 20, 18, y - 24)
  context.moveTo(40, y - 8)
  context.quadraticCurveTo(36, y - 20, 28, y - 27)
  context.stroke()
  context.fillStyle = body
  context.beginPath()
  context.ellipse(40, y, 13, 9, 0.1, 0, Math.PI * 2)
  context.fill()
  drawEye(context, 42, y - 3, 3)
}
