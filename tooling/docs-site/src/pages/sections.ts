/** A Markdown document taken apart at its headings of the second level; what stands before the first has no title. */
export function sectionsOf(markdown: string): { title: string; text: string }[] {
  const sections = [{ title: '', text: '' }]
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (line.trimStart().startsWith('```')) isCode = !isCode
    const heading = isCode ? undefined : /^## (?<title>.*)$/.exec(line)?.groups?.['title']
    if (heading !== undefined) sections.push({ title: heading, text: '' })
    const last = sections.at(-1)
    if (last) last.text += `${line}\n`
  }
  return sections
}

/** The first heading of a document without its marks, or nothing. */
export function titleOf(markdown: string): string | undefined {
  return /^# (?<title>.*)$/m.exec(markdown)?.groups?.['title']?.replaceAll('`', '')
}
