import { loadCatalogue } from '@saola/i18n'
import { allCalls } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { compareWaiting } from '../src/reach/compare-waiting.ts'
import { exportsMissing } from '../src/reach/exports.ts'
import { keysMissing } from '../src/reach/keys.ts'
import type { Reached } from '../src/reach/read-workspaces.ts'
import { readSource } from '../src/reach/read-source.ts'
import { rowsMissing } from '../src/reach/rows.ts'

const floors = { '@saola/gateway': 'server', '@saola/member': 'app', '@saola/rules': 'domain' }

/** A small repository: the gateway, the member app and rules, all of whose files the products reach. */
function repository(files: Record<string, string>, imported: readonly string[] = []): Reached {
  return {
    workspaces: Object.entries(floors).map(([name, floor]) => ({
      name,
      floor,
      folder: name.slice('@saola/'.length),
      description: '',
      arrows: [],
    })),
    sources: new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)])),
    files: new Set(Object.keys(files).filter((path) => !path.startsWith('rules/'))),
    exports: new Set(imported.map((name) => `@saola/rules ${name}`)),
  }
}

describe('a row', () => {
  const answersAll = allCalls()
    .map(({ id }) => `mount(calls.${id}, handle)`)
    .join('\n')
  const callsAll = answersAll.replaceAll('mount(', 'api.send(')

  it('that is answered and called is reached', () => {
    expect(rowsMissing(repository({ 'gateway/src/a.ts': answersAll, 'member/src/a.ts': callsAll }))).toEqual(
      [],
    )
  })

  it.each([
    ['no handler', answersAll.replace('calls.wallet.balance,', ''), callsAll, ['wallet.balance unanswered']],
    ['no caller', answersAll, callsAll.replace('calls.wallet.balance,', ''), ['wallet.balance uncalled']],
    [
      'a handler in a type alone',
      answersAll.replace('mount(calls.wallet.balance, handle)', 'type A = typeof calls.wallet.balance'),
      callsAll,
      ['wallet.balance unanswered'],
    ],
  ])('with %s is named', (_case, gateway, member, missing) => {
    expect(rowsMissing(repository({ 'gateway/src/a.ts': gateway, 'member/src/a.ts': member }))).toEqual(
      missing,
    )
  })

  const missingWith = (member: string) =>
    rowsMissing(repository({ 'gateway/src/a.ts': answersAll, 'member/src/a.ts': member }))

  it('for foreign clients needs no caller as long as the one in its place has one', () => {
    const own = callsAll.replace('calls.contracts.processDividend,', '')
    expect(missingWith(own)).toEqual([])
    const without = own.replace('calls.contracts.takeStep,', '')
    expect(missingWith(without)).toContain('contracts.processDividend uncalled')
  })

  it('may be called by its path, by a package that knows no rows', () => {
    const byPath = callsAll.replace('calls.system.ping,', '')
    const ping = 'const path = `/wps/system/test/ping?speed=${random}`'
    const files = { 'gateway/src/a.ts': answersAll, 'member/src/a.ts': `${byPath}\n${ping}` }
    expect(rowsMissing(repository(files))).toEqual([])
  })
})

describe('a text', () => {
  it.each([
    ['named in full', "say(i18n, 'bank:confirm')", true],
    ['named as domain packages do', "refuse('bank.confirm')", true],
    ['named where its area is used', "useTranslation('bank'); t('confirm')", true],
    ['named where another area is used', "useTranslation('wallet'); t('confirm')", false],
    ['built from a word that stands in code', "t(`bank:${step}`); const step = 'confirm'", false],
    ['built behind its own beginning', "t(`bank:con${end}`); const end = 'firm'", true],
    ['built from a word that nobody writes', 't(`bank:con${end}`)', false],
    ['named in a list of keys alone', "const keys = ['bank:confirm', ...more]", false],
    ['named in a list and shown', "const keys = ['bank:confirm']; say(i18n, 'bank:confirm')", true],
    ['named beside a value', "const row = [2, 'bank:confirm']", true],
    ['named where its area is in a list', "useTranslation(['wallet', 'bank']); t('confirm')", true],
    ['named in a comment', "// 'bank:confirm'", false],
  ])('%s: %s is shown: %s', async (_case, code, isShown) => {
    const missing = await keysMissing(repository({ 'member/src/a.ts': code }))
    expect(missing.includes('bank:confirm')).toBe(!isShown)
  })

  it('in a folder that puts any key behind an area is named without it', async () => {
    const files = {
      'gateway/src/bank/texts.ts': 'messageText(language, `bank.${key}`)',
      'gateway/src/bank/page.ts': "text('confirm')",
    }
    expect(await keysMissing(repository(files))).not.toContain('bank:confirm')
  })

  it('that nobody shows is named, whatever its area', async () => {
    // One is written by the database itself.
    const all = Object.keys(await loadCatalogue('vi', 'wallet'))
      .filter((key) => key !== 'statement.remark.debt_paid')
      .map((key) => `wallet:${key}`)
    expect(await keysMissing(repository({}))).toEqual(expect.arrayContaining(all))
  })
})

describe('an export', () => {
  const index = "export { vietQr, type VietQr } from './viet-qr.ts'\nexport { crc16 } from './emv.ts'"

  it.each([
    ['imported by a product', ['vietQr', 'crc16'], '', []],
    ['imported by nobody', ['vietQr'], '', ['@saola/rules ./emv.ts crc16']],
    ['shown in the example', ['vietQr'], "import { crc16 } from '@saola/rules'", []],
    [
      'a type whose file nobody takes anything of',
      ['crc16'],
      '',
      ['@saola/rules ./viet-qr.ts vietQr', '@saola/rules ./viet-qr.ts VietQr'],
    ],
  ])('%s', (_case, imported, example, missing) => {
    const files = { 'rules/src/index.ts': index, 'rules/example.ts': example }
    expect(exportsMissing(repository(files, imported))).toEqual(missing)
    const opened = { ...files, 'rules/src/index.ts': "export * from './all.ts'", 'rules/src/all.ts': index }
    expect(exportsMissing(repository(opened, imported))).toEqual(missing)
  })
})

describe('the list of what waits', () => {
  const list = [
    { subject: 'Lottery', unanswered: ['lottery.popular'], texts: { 'lottery:': 2, 'lottery:slip': 1 } },
  ]
  const rows = ['lottery.popular unanswered']
  const texts = ['lottery:title', 'lottery:draw', 'lottery:slip.total']

  it('says nothing while exactly that waits', () => {
    expect(compareWaiting({ rows, texts, exports: [] }, list, 4)).toEqual([])
  })

  it.each([
    ['a new row', { rows: [...rows, 'a.b uncalled'], texts, exports: [] }, 4, 'the row a.b uncalled'],
    [
      'a row that is used',
      { rows: [], texts, exports: [] },
      4,
      'no longer waits: the row lottery.popular unanswered',
    ],
    [
      'a new text elsewhere',
      { rows, texts: [...texts, 'bank:a'], exports: [] },
      4,
      'shown by nobody: bank:a',
    ],
    [
      'a new text under a beginning',
      { rows, texts: [...texts, 'lottery:slip.more'], exports: [] },
      4,
      'shown by nobody: 2 under lottery:slip, not 1: lottery:slip.total, lottery:slip.more',
    ],
    [
      'a text that is shown',
      { rows, texts: texts.slice(1), exports: [] },
      4,
      'no longer waits: 1 of the 2 under lottery:',
    ],
    [
      'a new export',
      { rows, texts, exports: ['@saola/rules ./a.ts b'] },
      4,
      'imported by nobody: @saola/rules ./a.ts b',
    ],
    ['a list that grew', { rows, texts, exports: [] }, 3, 'the list grew: 4 things wait, 3 may'],
    ['a list that shrank', { rows, texts, exports: [] }, 5, 'the list shrank: lower mostWaiting to 4'],
  ])('names %s', (_case, missing, most, problem) => {
    expect(compareWaiting(missing, list, most)).toEqual([problem])
  })
})
