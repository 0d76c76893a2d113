import { readWorkspaces } from './workspaces.ts'

const order = ['base', 'domain', 'shell', 'sign-in', 'kit', 'app', 'example', 'server', 'tooling']

/** A Markdown table of every workspace, floor by floor. */
export function tableOfPackages(): string {
  const rows = readWorkspaces().toSorted(
    (left, right) =>
      order.indexOf(left.floor) - order.indexOf(right.floor) || left.folder.localeCompare(right.folder),
  )
  return [
    '| package | floor | what it answers |',
    '|---|---|---|',
    ...rows.map((row) => `| [\`${row.name}\`](${'/'}${row.folder}) | ${row.floor} | ${row.description} |`),
  ].join('\n')
}
