import { describe, expect, it } from 'vitest'
import {
  checkRebate,
  checkRegistration,
  linkCode,
  linkState,
  mayOpenAccounts,
  openingFields,
  readAccountsFile,
  readAccountType,
  readRebate,
  repeatedIn,
  signInName,
  type LinkTerms,
} from '@saola/rules'

const rule = (patternId: number, minLength: number, maxLength: number, required: boolean) => ({
  patternId,
  minLength,
  maxLength,
  enabled: true,
  required,
})
const merchant = {
  username: rule(1, 6, 12, true),
  password: rule(5, 8, 16, true),
  mobileNum: rule(6, 9, 12, true),
  email: { ...rule(3, 6, 40, false), enabled: false },
}

describe('who opens accounts (team 11)', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [4, false],
    [41, false],
    [42, false],
  ])('type %i: %s', (type, may) => {
    expect(mayOpenAccounts(type)).toBe(may)
  })
})

describe("an opening follows the merchant's rules for registering (team 12)", () => {
  it.each([
    ['name and password alone', { username: 'HoaMai88', password: 'matkhau99' }, []],
    ['no name', { username: '', password: 'matkhau99' }, ['username validation.required']],
    [
      'a name that begins with a digit',
      { username: '9lives9', password: 'matkhau99' },
      ['username validation.pattern.1'],
    ],
    [
      'a password too short',
      { username: 'HoaMai88', password: 'mat9' },
      ['password validation.password_length'],
    ],
    [
      'a number that is none, though a number may be left out',
      { username: 'HoaMai88', password: 'matkhau99', mobileNum: '12345' },
      ['mobileNum validation.phone_format'],
    ],
  ])('%s', (_name, typed, wanted) => {
    const found = checkRegistration(openingFields(merchant), typed)
    expect(found.map(({ field, key }) => `${field} ${key}`)).toEqual(wanted)
  })

  it('asks for what the merchant has switched on, and for a name and a password without it', () => {
    expect(openingFields(merchant).map(({ name }) => name)).toEqual(['username', 'password', 'mobileNum'])
    expect(openingFields({}).map(({ name }) => name)).toEqual(['username', 'password'])
  })

  it('takes a name and a password also where the merchant has switched them off for registering', () => {
    const off = { ...merchant, password: { ...merchant.password, enabled: false } }
    expect(openingFields(off).map(({ name }) => name)).toContain('password')
  })
})

describe("a rebate is not above one's own (team 13)", () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['-0.5', 'opening.issue.rebate'],
    ['1.25', undefined],
    ['1,25 %', undefined],
    ['1.251', 'opening.issue.rebate_above_own'],
    ['100', 'opening.issue.rebate_above_own'],
    ['100.001', 'opening.issue.rebate'],
    ['-1', 'opening.issue.rebate'],
    ['1.2345', 'opening.issue.rebate'],
    ['one', 'opening.issue.rebate'],
  ])('"%s" against 1.25 %%: %s', (typed, key) => {
    expect(checkRebate(readRebate(typed), 1_250)?.key).toBe(key)
  })

  it("a rate below nothing is none, and one above is refused with what is one's own", () => {
    expect(checkRebate(-1, 1_250)?.key).toBe('opening.issue.rebate')
    expect(checkRebate(1_251, 1_250)?.params).toEqual({ ownRate: 1_250 })
  })
})

describe('how a link stands (team 15)', () => {
  const free: LinkTerms = { used: 0, isPaused: false }
  it.each<[string, LinkTerms, string]>([
    ['without end and quota', free, 'open'],
    ['a place left', { ...free, quota: 2, used: 1 }, 'open'],
    ['no place left', { ...free, quota: 2, used: 2 }, 'used_up'],
    ['a quota that was lowered', { ...free, quota: 1, used: 2 }, 'used_up'],
    ['just before its end', { ...free, expiresAt: 101 }, 'open'],
    ['at its end', { ...free, expiresAt: 100 }, 'expired'],
    ['paused', { ...free, isPaused: true }, 'paused'],
    ['paused and over', { ...free, isPaused: true, expiresAt: 100 }, 'expired'],
  ])('%s: %s', (_name, terms, state) => {
    expect(linkState(terms, 100)).toBe(state)
  })

  it('has a code of eight letters that nobody confuses, whatever the bytes', () => {
    let next = 0
    const bytes = (length: number) => Uint8Array.from({ length }, () => (next += 37) % 256)
    const codes = Array.from({ length: 50 }, () => linkCode(bytes))
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  })

  it('leaves out the bytes by which some letters would come more often, and asks for more', () => {
    // 31 letters go eight times into 256: 0 is the first, A, 30 and 247 are the last, 9, and 248 to 255 are left out.
    const given = [
      [248, 255, 0, 30, 247, 248, 0, 0],
      [31, 0, 30, 30, 0, 0, 0, 0],
    ]
    expect(linkCode(() => Uint8Array.from(given.shift() ?? []))).toBe('A99AAAA9')
  })
})

const rowsOf = (text: string) => {
  const read = readAccountsFile(text)
  if (read.kind === 'refused') throw new Error(read.key)
  return read.rows
}

const file = (count: number) => `username,password\n${'a,b\n'.repeat(count)}`
const row = (username: string, mobileNum = '', email = '') => ({ username, mobileNum, email })

describe('a file of accounts (team 19)', () => {
  it.each([
    ['commas', 'username,password,rebate\nhoamai88,matkhau99,0.5\n'],
    ['semicolons and a byte mark', '\uFEFFusername;password;rebate\r\nhoamai88;matkhau99;0.5\r\n'],
    ['tabs', 'username\tpassword\trebate\nhoamai88\tmatkhau99\t0.5'],
    ['other columns, order and case', 'Rebate,note,PASSWORD,Username\n0.5,"a, b",matkhau99, hoamai88 '],
    ['quotes', '"username","password","rebate"\n"hoamai88","matkhau99","0.5"'],
  ])('with %s', (_name, text) => {
    expect(rowsOf(text)).toMatchObject([
      { line: 2, username: 'hoamai88', password: 'matkhau99', rebate: '0.5', email: '' },
    ])
  })

  it('counts lines as an editor does, past empty ones and breaks inside a cell', () => {
    const text = 'username,password,nickname\na1,p1,"two\nlines"\n\n"a""2",p2,\n'
    expect(rowsOf(text)).toMatchObject([
      { line: 2, username: 'a1', nickname: 'two\nlines' },
      { line: 5, username: 'a"2' },
    ])
  })

  it.each([
    ['line ends of old', 'username,password\rhoamai88,matkhau99\rhoasen88,matkhau98'],
    ['lines of blanks and commas', 'username,password\n , \nhoamai88,matkhau99\nhoasen88,matkhau98'],
    ['an empty cell at its end', 'username,password,zalo\nhoamai88,matkhau99,\nhoasen88,matkhau98,'],
    ['a separator that only the cells have', 'username,password\nhoamai88,matkhau99\nhoasen88,"matkhau98"'],
  ])('with %s has two accounts', (_name, text) => {
    expect(rowsOf(text).map(({ username, zalo }) => [username, zalo])).toEqual([
      ['hoamai88', ''],
      ['hoasen88', ''],
    ])
  })

  it('goes by the separator of its first line, whatever its cells are full of', () => {
    expect(rowsOf('username;password;nickname\nhoamai88;matkhau99;a,b,c,d,e')[0]).toMatchObject({
      username: 'hoamai88',
      nickname: 'a,b,c,d,e',
    })
  })

  it('goes by the separator that a line before its head names', () => {
    expect(rowsOf('sep=;\r\nusername;password;nickname\r\nhoamai88;matkhau99;a,b,c,d,e')).toMatchObject([
      { line: 3, username: 'hoamai88', nickname: 'a,b,c,d,e' },
    ])
  })

  it('reads what a table file keeps a text as that text', () => {
    const lines = ['username;password;mobileNum', '"=""may88""";"=""123456""";"=""0912345678"""']
    expect(rowsOf(lines.join('\r\n'))).toMatchObject([
      { username: 'may88', password: '123456', mobileNum: '0912345678' },
    ])
  })

  it('keeps the blanks of a password, and a quote within a cell', () => {
    expect(rowsOf('username,password,nickname\nhoamai88, mat khau ,5" tall')[0]).toMatchObject({
      password: ' mat khau ',
      nickname: '5" tall',
    })
  })

  it('reads only a phone number as one', () => {
    expect(rowsOf('username,password,zalo\nhoamai88,Hoa2026x,912345678')[0]).toMatchObject({
      zalo: '912345678',
    })
  })

  it.each([
    ['nothing', '', 'opening.file.empty'],
    ['a head alone', 'username,password\n', 'opening.file.empty'],
    ['no password', 'username\nhoamai88', 'opening.file.no_column'],
    ['no name', 'password\nmatkhau99', 'opening.file.no_column'],
    ['empty lines alone', ' \n , \n', 'opening.file.empty'],
    ['more than 500', file(501), 'opening.file.too_many'],
  ])('with %s is refused', (_name, text, key) => {
    expect(readAccountsFile(text)).toMatchObject({ kind: 'refused', key })
  })

  it('may have 500', () => {
    expect(rowsOf(file(500))).toHaveLength(500)
  })

  it.each([
    ['912345678', '0912345678'],
    ['912 345 678', '0912345678'],
    ['0912345678', '0912345678'],
    ['84912345678', '0912345678'],
    ['12345678', '12345678'],
  ])('team 19: reads the phone %s of a spreadsheet as %s', (cell, mobileNum) => {
    expect(rowsOf(`username,password,mobileNum\nhoamai88,Hoa2026x,${cell}\n`)[0]).toMatchObject({ mobileNum })
  })

  it.each([
    ['', 0],
    ['0', 0],
    ['Member', 0],
    [' player ', 0],
    ['hội viên', 0],
    ['1', 1],
    ['agent', 1],
    ['Đại lý', 1],
    ['boss', undefined],
  ])('reads the type "%s" as %s', (typed, type) => {
    expect(readAccountType(typed)).toBe(type)
  })

  it('has the later of two rows wrong that name the same person', () => {
    const rows = [
      row('hoamai88', '0912345678', 'Mai@vidu.vn'),
      row('HoaMai88'),
      row('hoasen88', '+84 912 345 678'),
      row('hoacuc88', '', 'mai@VIDU.vn'),
      row('hoalan88'),
      row('ｈｏａｌａｎ８８\u200B'),
    ]
    expect([...repeatedIn(rows, signInName)]).toEqual([
      [1, 'username'],
      [2, 'mobileNum'],
      [3, 'email'],
      [5, 'username'],
    ])
  })
})
