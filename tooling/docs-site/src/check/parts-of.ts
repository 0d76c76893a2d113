/** A fenced block of a Markdown document. */
export type Block = { language: string; code: string; line: number }

/** A Markdown document parted into its fenced blocks and its prose; each line of the prose stands where it stood. */
export function partsOf(markdown: string): { blocks: Block[]; prose: string } {
  const blocks: Block[] = []
  const prose: string[] = []
  let open: (Block & { indent: number }) | undefined
  for (const [at, line] of markdown.split('\n').entries()) {
    const fence = /^(?<indent> *)```(?<language>\w*)/.exec(line)?.groups
    prose.push(open || fence ? '' : line)
    if (fence && open) {
      blocks.push({ language: open.language, code: open.code, line: open.line })
      open = undefined
    } else if (fence) {
      open = {
        language: fence['language'] ?? '',
        code: '',
        line: at + 1,
        indent: fence['indent']?.length ?? 0,
      }
    } else if (open) open.code += `${line.slice(open.indent)}\n`
  }
  return { blocks, prose: prose.join('\n') }
}
