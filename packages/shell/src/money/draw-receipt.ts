/** A receipt as it is drawn: lines of facts below an amount. */
export type ReceiptDrawing = {
  heading: string
  amount: string
  note: string
  facts: readonly { name: string; value: string }[]
}

const width = 1080
const margin = 72
const nameWidth = 320
const lineHeight = 50
/** Ink on paper, whatever the brand looks like: a picture is sent to people and printed. */
const ink = { paper: '#ffffff', text: '#16181d', quiet: '#5b616e', rule: '#d8dbe2' }

/** Draws a receipt as a PNG file, 1,080 px wide; undefined where a browser draws none. */
export async function drawReceipt(receipt: ReceiptDrawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  pen.font = font(34)
  const rows = receipt.facts.map(({ name, value }) => ({
    name: wrap(pen, name, nameWidth - 24),
    value: wrap(pen, value, width - 2 * margin - nameWidth),
  }))
  const lines = rows.map((row) => Math.max(row.name.length, row.value.length))
  const top = 380
  canvas.width = width
  canvas.height = top + lines.reduce((sum, count) => sum + count * lineHeight + 28, 0) + margin

  pen.fillStyle = ink.paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textAlign = 'center'
  write(pen, receipt.heading, width / 2, 120, font(38, 700), ink.text)
  write(pen, receipt.amount, width / 2, 230, font(84, 700), ink.text)
  write(pen, receipt.note, width / 2, 300, font(32), ink.quiet)
  let y = top
  for (const [index, row] of rows.entries()) {
    pen.fillStyle = ink.rule
    pen.fillRect(margin, y - 46, width - 2 * margin, 2)
    pen.textAlign = 'left'
    for (const [at, text] of row.name.entries())
      write(pen, text, margin, y + at * lineHeight, font(34), ink.quiet)
    pen.textAlign = 'right'
    for (const [at, text] of row.value.entries())
      write(pen, text, width - margin, y + at * lineHeight, font(34, 600), ink.text)
    y += (lines[index] ?? 1) * lineHeight + 28
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function font(size: number, weight = 400): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  colour: string,
): void {
  pen.font = face
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** Breaks at spaces; a word that is too long for a line, such as a reference, stands on one of its own. */
function wrap(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
