/** A fenced block of a Markdown document, with the file of code that the heading above it names. */
export type Block = { language: string; code: string; line: number; stands?: string }

const fileInHeading = /^#{1,6} .*`(?<file>(?:apps|packages|tooling)\/[\w./-]+\.tsx?)`/

/** A Markdown document parted into its fenced blocks and its prose; each line of the prose stands where it stood. */
export function partsOf(markdown: string): { blocks: Block[]; prose: string } {
  const blocks: Block[] = []
  const prose: string[] = []
  let stands: string | undefined
  let open: (Block & { indent: number }) | undefined
  for (const [at, line] of markdown.split('\n').entries()) {
    const fence = /^(?<indent> *)```(?<language>\w*)/.exec(line)?.groups
    prose.push(open || fence ? '' : line)
    if (fence && open) {
      const { indent: _, ...block } = open
      blocks.push(block)
      open = undefined
    } else if (fence) {
      open = {
        language: fence['language'] ?? '',
        code: '',
        line: at + 1,
        indent: fence['indent']?.length ?? 0,
        ...(stands !== undefined && { stands }),
      }
    } else if (open) open.code += `${line.slice(open.indent)}\n`
    else if (/^#{1,6} /.test(line)) stands = fileInHeading.exec(line)?.groups?.['file']
  }
  return { blocks, prose: prose.join('\n') }
}
