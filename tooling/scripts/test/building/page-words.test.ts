import { readFile } from 'node:fs/promises'
import { areasOf } from '@saola/config/page-words'
import { expect, it } from 'vitest'
import { rootFolder } from '../../src/run.ts'

it('a page names the areas of its words, in its loader or in the list that its parts read too', async () => {
  const files: Readonly<Record<string, string>> = {
    'src/routes/one.tsx': "loader: ({ context }) => loadAreas(context.i18n, 'wallet', 'money', 'wallet'),",
    'src/routes/two.tsx':
      "import { twoWords } from '#features/two/two-words.ts'\nloadAreas(context.i18n, area)",
    'src/features/two/two-words.ts': "export const twoWords = ['member', 'points'] as const",
  }
  const read = async (path: string) => files[path] ?? ''
  expect(await areasOf('src/routes/one.tsx', read)).toEqual(['wallet', 'money'])
  expect(await areasOf('src/routes/two.tsx', read)).toEqual(['member', 'points'])
})

it('the page of the account names all that its list of places says', async () => {
  const areas = await areasOf('src/routes/_member/account/index.tsx', readOfApp)
  expect(areas).toEqual(expect.arrayContaining(['member', 'wallet', 'contracts', 'promotions']))
})

function readOfApp(path: string): Promise<string> {
  return readFile(`${rootFolder}apps/member/${path}`, 'utf8')
}
