import { expect, it } from 'vitest'
import { openInShell, playInShell } from '../src/commands/play-in-shell.ts'
import { readCommands } from '../src/commands/read-commands.ts'
import { untestedWords, untoldCommands } from '../src/commands/untold-commands.ts'
import type { Page } from '../src/pages/page.ts'

const document = 'docs/one.md'

it('the commands of a document are read without their remarks, those of several lines as one', () => {
  const page = pageOf(
    '```sh\npnpm gen   # why\n# only a remark\n\npnpm brand new rose --colour "#aabbcc" \\\n  --yes\n```\n\n```text\nno command\n```',
  )
  expect(readCommands([page])).toEqual([
    { document, command: 'pnpm gen' },
    { document, command: 'pnpm brand new rose --colour "#aabbcc" --yes' },
  ])
})

it('a command that nobody plays is told, one that is gone, and a player that is not there', () => {
  const read = [
    { document, command: 'pnpm gen' },
    { document, command: 'pnpm new' },
    { document, command: 'pnpm start' },
  ]
  const told = [
    { document, command: 'pnpm gen', at: 'copy' as const },
    { document, command: 'pnpm gone', at: 'copy' as const },
    { document, command: 'pnpm start', by: 'tooling/gone.test.ts' },
  ]
  expect(untoldCommands(read, told, (file) => file !== 'tooling/gone.test.ts')).toEqual([
    expect.stringContaining('docs/one.md gives "pnpm new", which nobody plays'),
    expect.stringContaining('tells "pnpm gone", which docs/one.md does not give'),
    expect.stringContaining('tooling/gone.test.ts play "pnpm start", which is no file'),
  ])
})

it('a word for the tests that no test is called by is told', () => {
  const read = [
    { document, command: 'pnpm test --unit --project gateway test/wallet test/AREA' },
    { document, command: 'pnpm test --journeys form-kit lost [FILE] --project phone' },
    { document, command: 'pnpm test --changed' },
  ]
  const tests = ['tooling/gateway/test/wallet/deposit.test.ts', 'tooling/e2e/journeys/form-kit.test.ts']
  expect(untestedWords(read, tests)).toEqual([expect.stringContaining('no test is called lost')])
})

it('commands are given to one shell, which ends with the first that fails', async () => {
  const place = { cwd: '/', environment: process.env }
  expect(await playInShell(['export NAME=lan', 'test "$NAME" = lan'], place)).toBeUndefined()
  const said = await playInShell(['echo here', 'false', 'echo there'], place)
  expect(said).toContain('here')
  expect(said).not.toContain('there')
  expect(said).toContain('$ false')
})

it('a server is ended once it is open, with all that it started; one that never is has failed', async () => {
  const place = { cwd: '/', environment: process.env }
  expect(await openInShell('echo "Local: here"; sleep 60 & wait', 'Local:', place)).toBeUndefined()
  expect(await openInShell('echo "in use"; exit 3', 'Local:', place)).toContain('never said "Local:"')
})

function pageOf(markdown: string): Page {
  return { file: 'one.md', source: document, title: 'One', group: 'Start', markdown }
}
