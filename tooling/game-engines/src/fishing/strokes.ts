/** The colour of eyes and thin lines. */
export const ink = 'oklch(0.2 0.02 50)'

/** An eye that looks ahead. */
export function drawEye(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.fillStyle = 'white'
  dot(context, x, y, size)
  context.fillStyle = ink
  dot(context, x + size * 0.25, y, size * 0.55)
}

/** A filled circle. */
export function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
