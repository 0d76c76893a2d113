import type { Look } from './looks.ts'
import { dot, drawEye } from './strokes.ts'

type Draw = (context: CanvasRenderingContext2D, look: Look, wave: number) => void

const draws: Readonly<Record<string, Draw>> = {
  ray: drawRay,
  dome: drawDome,
  crab: drawCrab,
  turtle: drawTurtle,
  upright: drawUpright,
  shell: drawShell,
}

/** Draws the animals that are no fish in shape. */
export function drawRound(context: CanvasRenderingContext2D, look: Look, wave: number): void {
  draws[look.shape]?.(context, look, wave)
}

function drawRay(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const flap = Math.sin(wave) * 8
  context.strokeStyle = fin
  context.lineWidth = 2.5
  context.beginPath()
  context.moveTo(-14, 0)
  context.quadraticCurveTo(-34, flap * 0.4, -52, -flap * 0.5)
  context.stroke()
  context.fillStyle = body
  context.beginPath()
  context.moveTo(34, 0)
  context.quadraticCurveTo(18, -16, -4, -38 + flap)
  context.quadraticCurveTo(-10, -12, -22, 0)
  context.quadraticCurveTo(-10, 12, -4, 38 - flap)
  context.quadraticCurveTo(18, 16, 34, 0)
  context.fill()
  context.fillStyle = fin
  for (const [x, y] of [
    [0, -14],
    [0, 14],
    [10, -6],
    [10, 6],
  ] as const)
    dot(context, x, y, 2.4)
  drawEye(context, 22, -6, 2.8)
  drawEye(context, 22, 6, 2.8)
}

/** A head with arms that trail behind. */
function drawDome(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  context.strokeStyle = body
  context.lineWidth = 5
  context.beginPath()
  for (let arm = -2; arm <= 2; arm += 1) {
    const swing = Math.sin(wave + arm) * 7
    context.moveTo(6, arm * 6)
    context.quadraticCurveTo(-20, arm * 11 + swing, -46, arm * 9 - swing)
  }
  context.stroke()
  context.fillStyle = body
  context.beginPath()
  context.ellipse(20, 0, 29, 22, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = fin
  for (const [x, y] of [
    [26, -12],
    [38, -3],
    [12, -14],
  ] as const)
    dot(context, x, y, 3)
  drawEye(context, 18, 6, 5)
}

function drawCrab(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const step = Math.sin(wave * 1.4) * 4
  context.strokeStyle = fin
  context.lineWidth = 3.5
  context.beginPath()
  for (let leg = 0; leg < 3; leg += 1) {
    for (const side of [-1, 1]) {
      const swing = side * step * (leg % 2 ? 1 : -1)
      context.moveTo(side * 16, 4 + leg * 4)
      context.quadraticCurveTo(side * 34, 2 + leg * 6, side * (38 - leg * 3) + swing, 20 + leg * 5)
    }
  }
  for (const side of [-1, 1]) {
    context.moveTo(side * 18, -6)
    context.lineTo(side * 34, -18)
  }
  context.stroke()
  context.fillStyle = body
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(side * 38, -24, 11, 8, side * -0.7 + step * 0.02, 0.4, Math.PI * 2 - 0.4)
    context.fill()
  }
  context.beginPath()
  context.ellipse(0, 2, 27, 19, 0, 0, Math.PI * 2)
  context.fill()
  drawEye(context, -8, -16, 4)
  drawEye(context, 8, -16, 4)
}

function drawTurtle(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const paddle = Math.sin(wave) * 0.5
  context.fillStyle = fin
  for (const [x, y, turn] of [
    [16, -20, -0.7],
    [16, 20, 0.7],
    [-22, -16, 0.6],
    [-22, 16, -0.6],
  ] as const) {
    context.beginPath()
    context.ellipse(x, y, 16, 6.5, turn + (y < 0 ? paddle : -paddle), 0, Math.PI * 2)
    context.fill()
  }
  context.beginPath()
  context.ellipse(38, 0, 12, 9, 0, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = body
  context.beginPath()
  context.ellipse(0, 0, 32, 23, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = fin
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(-12, -20)
  context.lineTo(-4, 0)
  context.lineTo(-12, 20)
  context.moveTo(14, -19)
  context.lineTo(6, 0)
  context.lineTo(14, 19)
  context.moveTo(-4, 0)
  context.lineTo(6, 0)
  context.stroke()
  drawEye(context, 42, -4, 3)
}

/** A curl that stands in the water. */
function drawUpright(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const lean = Math.sin(wave) * 3
  context.strokeStyle = body
  context.lineWidth = 13
  context.beginPath()
  context.moveTo(14, -26)
  context.quadraticCurveTo(-14, -14, 2 + lean, 8)
  context.quadraticCurveTo(10, 26, -8, 32)
  context.stroke()
  context.lineWidth = 6
  context.beginPath()
  context.moveTo(14, -26)
  context.lineTo(36, -22)
  context.stroke()
  context.fillStyle = fin
  context.beginPath()
  context.ellipse(-10, -4, 8, 4.5 + lean * 0.5, 0.4, 0, Math.PI * 2)
  context.fill()
  drawEye(context, 16, -29, 3.5)
}

/** Two halves that open and close over something bright. */
function drawShell(context: CanvasRenderingContext2D, { body, fin }: Look, wave: number): void {
  const gape = 0.2 + Math.sin(wave * 0.5) * 0.1
  context.fillStyle = body
  context.beginPath()
  context.moveTo(-44, 4)
  context.quadraticCurveTo(0, 46, 44, 4)
  context.fill()
  context.fillStyle = fin
  dot(context, 4, 2, 11)
  context.save()
  context.translate(-44, 2)
  context.rotate(-gape)
  context.fillStyle = body
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(44, -46, 88, 0)
  context.fill()
  context.strokeStyle = fin
  context.lineWidth = 2.5
  context.beginPath()
  for (const x of [22, 44, 66]) {
    context.moveTo(44, -2)
    context.lineTo(x, -16 + Math.abs(x - 44) * 0.3)
  }
  context.stroke()
  context.restore()
}
