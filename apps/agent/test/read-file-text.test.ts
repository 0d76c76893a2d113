import { describe, expect, it } from 'vitest'
import { readFileText } from '../src/features/opening/read-file-text.ts'

const typed = 'username,nickname\nhoamai88,Nguyễn Thị Hoa'
const utf16 = (text: string, bigEnd: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !bigEnd)
  return bytes
}

describe('the text of a file of accounts (team 19)', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(typed)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${typed}`)],
    ['UTF-16 as Windows writes it', utf16(`\uFEFF${typed}`, false)],
    ['UTF-16 the other way round', utf16(`\uFEFF${typed}`, true)],
  ])('is read in %s', (_name, bytes) => {
    expect(readFileText(bytes)).toBe(typed)
  })

  it.each([
    ['in the code page of an older Windows, ễ in two letters', [0x4e, 0x67, 0x75, 0x79, 0xea, 0xde, 0x6e]],
    ['of which letters were lost before', [...new TextEncoder().encode('Nguy\uFFFDn')]],
    ['that is cut within a letter', [...new TextEncoder().encode('Nguyễ')].slice(0, -1)],
  ])('is not guessed in a file %s', (_name, bytes) => {
    expect(readFileText(Uint8Array.from(bytes))).toBeUndefined()
  })
})
