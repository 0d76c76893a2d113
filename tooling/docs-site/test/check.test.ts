import { expect, it } from 'vitest'
import { brokenSnippets } from '../src/check/broken-snippets.ts'
import { lostLinks } from '../src/check/lost-links.ts'
import { codeBehind } from '../src/check/code-behind.ts'
import { unknownCommands, unknownFlags } from '../src/check/unknown-commands.ts'
import type { Page } from '../src/pages/page.ts'

it('a link to a page, a heading or a file that is not there is told', () => {
  const pages = [
    pageOf(
      'docs/one.md',
      '# One\n\n[two](two.md#here-and-now) [file](/README.md) [out](https://a.example) `[no](link.md)`',
    ),
    pageOf(
      'docs/two.md',
      '# Two\n\n## Here and `now`\n\n[lost](three.md) [old](one.md#gone) [own](#here-and-now)',
    ),
  ]
  expect(lostLinks(pages)).toEqual([
    'docs/two.md leads to three.md, which is nowhere',
    'docs/two.md leads to one.md#gone, and there is no such heading',
  ])
})

it('a command that is no script is told', () => {
  const page = pageOf(
    'docs/one.md',
    'First `pnpm check`, then `PORT=1 pnpm lost --now`, `pnpm --filter @a/b there`.\n\n```sh\npnpm gone # why\npnpm --filter @a/b absent\n```',
  )
  expect(unknownCommands([page], scriptsOf)).toEqual([
    'docs/one.md names pnpm gone # why, which does nothing',
    'docs/one.md names pnpm --filter @a/b absent, which does nothing',
    'docs/one.md names pnpm lost --now, which does nothing',
  ])
})

it('a flag that nothing behind a command reads is told', () => {
  const page = pageOf(
    'docs/one.md',
    'First `pnpm brand check --screens`, `pnpm brand check --colours` and `pnpm gateway reconcile --mend`.\n\n```sh\npnpm brand new rose --title "Rose" --yes   # not --no\npnpm gateway ops merchant --site x\npnpm test --al\n```',
  )
  const scripts = {
    brand: 'node --disable-warning=X tooling/scripts/src/brands/brand.ts',
    gateway: 'node tooling/scripts/src/gateway.ts',
    test: 'node tooling/scripts/src/test.ts',
  }
  expect(unknownFlags([page], (command) => codeBehind(command, scripts))).toEqual([
    'docs/one.md gives --al to pnpm test --al, which does not know it',
    'docs/one.md gives --colours to pnpm brand check --colours, which does not know it',
  ])
})

it(
  'a snippet is judged as what its reader pastes: nothing is taken for granted',
  { timeout: 120_000 },
  () => {
    const right =
      "import { Button } from '@saola/ui'\nexport const shown = () => <Button onClick={() => undefined}>Go</Button>"
    const here = '`apps/member/src/features/winners/best.ts`'
    const told = brokenSnippets([
      pageOf('docs/right.md', code(right)),
      pageOf('docs/wrong.md', code(right.replaceAll('Button', 'Buttom'))),
      pageOf('docs/name.md', code('export const shown = () => <b>{save()}</b>')),
      pageOf('docs/type.md', code('export const twice = (value) => value + value')),
      pageOf('docs/neighbour.md', code("import { winnerQuery } from './winner-query.ts'\nvoid winnerQuery")),
      pageOf('docs/file.md', code("import { winnerQuery } from './winner-query.ts'\nvoid winnerQuery", here)),
    ])
    expect(told).toEqual([
      expect.stringMatching(/^docs\/name\.md: .*'save'/),
      expect.stringMatching(/^docs\/neighbour\.md: .*'\.\/winner-query\.ts'/),
      expect.stringMatching(/^docs\/type\.md: .*'value' implicitly/),
      expect.stringMatching(/^docs\/wrong\.md: .*'Buttom'/),
    ])
  },
)

function pageOf(source: string, markdown: string): Page {
  return { file: source.replace('docs/', ''), source, title: source, group: 'Start', markdown }
}

function code(text: string, heading = 'A page'): string {
  return `# ${heading}\n\n\`\`\`tsx\n${text}\n\`\`\`\n`
}

function scriptsOf(workspace?: string): string[] {
  return workspace === undefined ? ['check'] : ['there']
}
