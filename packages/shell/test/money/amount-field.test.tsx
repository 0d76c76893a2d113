import { AmountField, AppProvider } from '@saola/shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

const ignore = (): void => undefined

/** What one tap enters where an account holds `all`; a dash before what cannot be tapped. */
async function choicesOf(all: number): Promise<string[]> {
  const { app } = await testApp(() => null)
  const drawn = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <AmountField label="Amount" value={null} onValueChange={ignore} quick={[1_000, 5_000]} all={all} />
      </AppProvider>
    </QueryClientProvider>,
  )
  return [...drawn.matchAll(/type="radio"([^>]*) value="([^"]*)"/g)].map(
    ([, marks = '', value = '']) => `${marks.includes('disabled') ? '-' : ''}${value}`,
  )
}

it.each([
  ['more than a whole one', 1_234.56, ['1000', '-5000', '1234']],
  ['a whole one', 1_234, ['1000', '-5000', '1234']],
  ['as much as a chip has, and a bit', 5_000.75, ['1000', '5000']],
  ['a bit less than a chip has', 4_999.99, ['1000', '-5000', '4999']],
  ['less than one', 0.99, ['-1000', '-5000']],
  ['less than none', -0.5, ['-1000', '-5000']],
])('wallet 66: who holds %s, %d, may enter what of it is whole', async (_what, all, choices) => {
  expect(await choicesOf(all)).toEqual(choices)
})
