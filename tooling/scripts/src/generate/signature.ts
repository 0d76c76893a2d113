/** A signature is read in one line; what is longer is told without the inside of its objects. */
const longest = 160

/** A declaration as one line: without docblocks and, where it is long, with `{ … }` for what an object holds. */
export function signature(declaration: string): string {
  let line = declaration
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/import\("\.[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
  // From the innermost outwards, so that as much as possible of the outside stays.
  while (line.length > longest && /\{[^{}]*\}/.test(line)) line = line.replaceAll(/\{[^{}]*\}/g, '⟨⟩')
  line = line.replaceAll('⟨⟩', '{ … }')
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line
}
