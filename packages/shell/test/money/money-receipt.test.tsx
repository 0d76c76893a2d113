import { AppProvider, MoneyReceipt } from '@saola/shell'
import { ToastProvider } from '@saola/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

it.each([
  [1_234, true],
  [1_234.56, false],
])('a receipt of %d says the amount in words where there are any', async (amount, isSaid) => {
  const { app } = await testApp(() => null)
  const drawn = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <ToastProvider label="Messages" closeLabel="Close">
          <MoneyReceipt title="Receipt" tone="good" amount={amount} note="Done" facts={[]} />
        </ToastProvider>
      </AppProvider>
    </QueryClientProvider>,
  )
  expect(drawn.includes('in_words')).toBe(isSaid)
})
