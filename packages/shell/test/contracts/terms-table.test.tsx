import { createI18n, loadAreas } from '@saola/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { AppProvider } from '@saola/shell'
import { TermsTable, type TermsTableProps } from '../../src/contracts/terms-table.tsx'
import { testApp } from '../test-app.ts'

const terms = (rate: number): NonNullable<TermsTableProps['present']> => ({
  terms: { kind: 'daily', tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate }] },
})

it.each([
  ['an offer alone', { present: undefined, offered: terms(900) }, ['Đề nghị']],
  [
    'terms in force alone, such as those of a bill',
    { present: terms(900), offered: undefined },
    ['Đang hiệu lực'],
  ],
  [
    'other terms for those in force',
    { present: terms(900), offered: terms(800) },
    ['Đang hiệu lực', 'Đề nghị'],
  ],
  [
    'other terms for an offer that nobody has signed',
    { present: terms(900), offered: terms(800), isUnsigned: true },
    ['Đang đề nghị', 'Đề nghị mới'],
  ],
])('the columns of %s are called what they are (contracts 19)', async (_, shown, columns) => {
  const { app } = await testApp(() => ({}))
  const i18n = await createI18n({ language: 'vi' })
  await loadAreas(i18n, 'contracts')
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <I18nextProvider i18n={i18n}>
        <TermsTable kind="daily" {...shown} />
      </I18nextProvider>
    </AppProvider>,
  )
  const named = [...html.matchAll(/<th scope="col">([^<]*)</g)].map(([, name]) => name)
  expect(named.slice(1)).toEqual(columns)
})
