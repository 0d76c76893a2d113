import { expect, it } from 'vitest'
import { reportHtml, reportText, type Report } from '@saola/conformance'

const call = { method: 'GET', about: 'The balance', isForOthers: false, differences: [] } as const

const report: Report = {
  gateway: 'https://gateway.example',
  merchant: 'saola',
  askedAt: Date.UTC(2026, 10, 29, 12),
  calls: [
    { ...call, id: 'wallet.bets', path: '/bets', outcome: 'agrees', isThere: true },
    {
      ...call,
      id: 'wallet.balance',
      path: '/balance',
      outcome: 'differs',
      differences: [{ field: 'sumBalance', came: '"<b>many</b>"', wanted: 'a number' }],
    },
    { ...call, id: 'wallet.banks', path: '/banks', outcome: 'missing', isForOthers: true },
    { ...call, id: 'wallet.profit', path: '/profit', outcome: 'not tried', why: 'it needs an account' },
  ],
  rules: [
    { id: 'money.sum', about: 'A sum', outcome: 'not tried', why: 'it needs an account', differences: [] },
  ],
  pages: [
    { site: 'member', path: '/wallet/bets', outcome: 'offered', because: [] },
    { site: 'member', path: '/wallet', outcome: 'in doubt', because: ['wallet.balance'] },
  ],
}

it('tells a terminal what differs, what is missing, what was not tried and what follows', () => {
  expect(reportText(report)).toBe(`https://gateway.example, merchant saola, 2026-11-29 12:00 UTC

Differs
  wallet.balance  GET /balance
    sumBalance: came "<b>many</b>"; the protocol says a number

Missing
  wallet.banks  GET /banks  (for other clients)

Not tried
  it needs an account: wallet.profit, money.sum

Pages
  member /wallet  in doubt: wallet.balance

calls  1 agrees, 1 differs, 1 missing, 1 not tried
rules  1 not tried
pages  1 of 2 can be offered
`)
})

it('hands no sign to a terminal that it would obey', () => {
  const [, differing] = report.calls
  const differences = [{ field: 'x', came: 'HTTP 400, \u001b[2J\u009b1mred\nMissing', wanted: 'y' }]
  const text = reportText({ ...report, calls: differing ? [{ ...differing, differences }] : [] })
  expect(text).toContain('x: came HTTP 400,  [2J 1mred Missing; the protocol says y')
})

it('draws one page that asks for nothing and runs nothing, the worst first', () => {
  const page = reportHtml(report)
  expect(page).not.toMatch(/<script|<link|\bsrc=|\burl\(|@import/)
  const places = ['wallet.balance', 'wallet.banks', 'wallet.profit', 'wallet.bets'].map((id) =>
    page.indexOf(`<strong>${id}</strong>`),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((left, right) => left - right))
})

it('shows as text whatever a gateway wrote', () => {
  const page = reportHtml(report)
  expect(page).toContain('came: &quot;&lt;b&gt;many&lt;/b&gt;&quot;')
  expect(page).not.toContain('<b>many')
})
