import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayKey, type TableCell } from '@saola/i18n'
import { calls, type CallInput } from '@saola/protocol'
import { hourMs } from '@saola/rules'
import { postTransfers } from '@saola/testkit/post-transfers'
import { csvFile } from '../../src/team/reports/csv-file.ts'

import { xlsxFile } from '../../src/team/reports/xlsx-file.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let agent: TestPerson

beforeAll(async () => {
  gateway = await startGateway()
  agent = await addPerson(gateway, 'filesagent', { type: 1 })
  const other = await addPerson(gateway, 'filesother', { type: 1 })
  const names = [
    ['filesann', agent],
    ['filesbob', agent],
    ['filesforeign', other],
  ] as const
  for (const [name, upline] of names) {
    const person = await addPerson(gateway, name, { upline })
    await fund(gateway, person, 1_000_000)
    await placeBet(gateway, person, { stake: 20_000, win: name === 'filesann' ? 50_000 : 0 })
  }
})
afterAll(() => gateway.close())

type Asked = Partial<CallInput<typeof calls.team.exportFile>> & { language?: 'VI' | 'EN' }
const ask = ({ language = 'EN', ...more }: Asked): Promise<Blob> =>
  gateway
    .client(agent.token, language)
    .send(calls.team.exportFile, { report: 'betting', format: 'csv', ...more })

describe('a report as a file (team 10)', () => {
  it('says as CSV what its page says', async () => {
    const text = await (await ask({ sort: 'name' })).text()
    expect(text.split('\r\n')).toEqual([
      "Account,Bets placed,Bets,Valid bets,Winnings,Profit and loss (members' side)",
      'filesann,1,20000,20000,50000,30000',
      'filesbob,1,20000,20000,0,-20000',
      'Total,2,40000,40000,50000,10000',
      '',
    ])
  })

  it.each(['betting', 'profit'] as const)(
    'is written by the side that it is asked for, and says which: %s (team 39)',
    async (report) => {
      const columnOf = async (side: 'agents' | 'members') => {
        const text = await (await ask({ report, sort: 'name', side })).text()
        return text
          .trim()
          .split('\r\n')
          .map((row) => row.split(',').at(-1))
      }
      expect(await columnOf('agents')).toEqual([
        "Profit and loss (agents' side)",
        '-30000',
        '20000',
        '-10000',
      ])
      expect(await columnOf('members')).toEqual([
        "Profit and loss (members' side)",
        '30000',
        '-20000',
        '10000',
      ])
    },
  )

  it('opens as a workbook in a reader that is not ours', async () => {
    const rows = await readSheet(
      Buffer.from(await (await ask({ format: 'xlsx', sort: 'name' })).arrayBuffer()),
    )
    expect(rows).toEqual([
      ['Account', 'Bets placed', 'Bets', 'Valid bets', 'Winnings', "Profit and loss (members' side)"],
      ['filesann', 1, 20_000, 20_000, 50_000, 30_000],
      ['filesbob', 1, 20_000, 20_000, 0, -20_000],
      ['Total', 2, 40_000, 40_000, 50_000, 10_000],
    ])
  })

  it('has its head always in sight, columns that fit, and numbers that are grouped', async () => {
    const parts = unzipSync(new Uint8Array(await (await ask({ format: 'xlsx', sort: 'name' })).arrayBuffer()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    // The longest text of each column and two letters, ten at least.
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
    expect(widths).toEqual([10, 13, 10, 12, 10, 33])
    expect(sheet).toContain('<c r="C2" s="2"><v>20000</v></c>')
  })

  it.each(['VI', 'EN'] as const)('has days and times as dates, in Vietnam: %s', async (language) => {
    const days = await ask({ format: 'xlsx', cut: 'day', language })
    const [, day] = await readSheet(Buffer.from(await days.arrayBuffer()))
    const money = await ask({ format: 'xlsx', report: 'transactions', language })
    const [, moment] = await readSheet(Buffer.from(await money.arrayBuffer()))
    const now = gateway.services.now()
    const [dayCell, momentCell] = [day?.[0], moment?.[0]]
    if (!(dayCell instanceof Date && momentCell instanceof Date)) throw new Error('these are no dates')
    // A reader takes the clock of a workbook for UTC.
    expect(dayCell.toISOString()).toBe(`${dayKey(now)}T00:00:00.000Z`)
    const lived = now - (momentCell.getTime() - 7 * hourMs)
    expect(lived).toBeGreaterThanOrEqual(0)
    expect(lived).toBeLessThan(hourMs)
  })

  it('separates in Vietnamese as Vietnamese spreadsheets do', async () => {
    const text = await (await ask({ sort: 'name', language: 'VI' })).text()
    expect(text.split('\r\n')[1]).toBe('filesann;1;20000;20000;50000;30000')
  })

  it('holds exactly what is filtered', async () => {
    const text = await (await ask({ customerName: 'bob' })).text()
    expect(text).toContain('filesbob')
    expect(text).not.toContain('filesann')
  })

  it.each(['betting', 'profit', 'credit', 'transactions', 'own-transactions', 'income'] as const)(
    'of %s has headers, a sum, and nobody of another line',
    async (report) => {
      const text = await (await ask({ report })).text()
      expect(text.trim().split('\r\n').at(-1)).toMatch(/^Total/)
      expect(text).not.toContain('filesforeign')
    },
  )

  it('of somebody else’s branch is not there', async () => {
    const asked = ask({ customerId: '999999999' })
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('a file of many rows (team 10)', () => {
  const many = 2_300
  let person: TestPerson
  beforeAll(async () => {
    const { db } = gateway.services
    person = await addPerson(gateway, 'filesmany', { type: 1 })
    const operator = await accountOfOperator(db, 'opening')
    // Five at each moment, so that batches end within one.
    const deposits = sql`select 'files-many', n::text, '', 'deposit', 'MANY' || n, '', ${gateway.services.now()}::bigint - n / 5,
        array[${operator}::bigint, ${person.wallet}::bigint], array[-1000::bigint, 1000::bigint]
      from generate_series(1, ${many}::integer) as n order by n`
    await postTransfers(db, deposits)
  })

  it('has each once, in order, and their sum', async () => {
    const client = gateway.client(person.token, 'EN')
    const file = await client.send(calls.team.exportFile, { report: 'own-transactions', format: 'csv' })
    const [, ...lines] = (await file.text()).trim().split('\r\n')
    const orders = lines.slice(0, -1).map((line) => /MANY\d+/.exec(line)?.[0])
    expect([orders.length, new Set(orders).size]).toEqual([many, many])
    expect(lines.at(-1)).toBe(`Total,,,,,,${many * 1000},`)
  })
})

it('a report of 200,000 rows is written like any other (team 10)', async () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => [`name${at}`, at])
  let length = 0
  for await (const part of xlsxFile(batches([['Account', 'Bets'], ...rows]), 'en')) length += part.length
  expect(length).toBeGreaterThan(rows.length)
})

async function* batches(
  rows: readonly (readonly TableCell[])[],
): AsyncGenerator<readonly (readonly TableCell[])[]> {
  yield rows
}

async function whole(file: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of file) parts.push(part)
  return Buffer.concat(parts)
}

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+84', '-2', '@SUM(A1)', '\tx'])('%j stays a text', async (text) => {
    const csv = (await whole(csvFile(batches([[text, -2]]), 'en'))).toString()
    expect(csv).toBe(`\uFEFF'${text},-2\r\n`)
    const [row] = await readSheet(await whole(xlsxFile(batches([[text, -2]]), 'en')))
    expect(row?.[1]).toBe(-2)
    expect(typeof row?.[0]).toBe('string')
  })

  it.each(['a,b', 'say "no"', 'two\nlines', '<b> & co', 'Đại lý', 'bell\u0007'])(
    '%j arrives whole',
    async (text) => {
      const [row] = await readSheet(await whole(xlsxFile(batches([[text]]), 'en')))
      expect(row?.[0]).toBe(text.replace('\u0007', ''))
    },
  )
})
