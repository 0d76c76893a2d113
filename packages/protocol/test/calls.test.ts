import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  allCalls,
  areas,
  calls,
  errorCodes,
  rightOfCall,
  rightOfFigure,
  usualBody,
  type Call,
} from '@saola/protocol'

/** A picture of 5 MB in base64, with what is around it (validation 10). */
const pictureBytes = 7_100_000

const rows = allCalls()

/** The fields of an input or a reply as they travel. */
function fieldsOf(schema: Call['input']): string[] {
  return Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
}

/** Whether a field of an input may be sent with nothing in it. */
function mayBeEmpty(schema: Call['input'], field: string): boolean {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const found = properties[field]
  return typeof found === 'object' && found.minLength === undefined
}

describe('the table of calls (wire 4)', () => {
  it('names every row once', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  })

  it('gives every method and path once', () => {
    expect(new Set(rows.map((row) => `${row.method} ${row.path}`)).size).toBe(rows.length)
  })

  it.each(rows.map((row) => [row.id, row] as const))('%s begins with an area word', (id) => {
    expect(areas).toContain(id.slice(0, id.indexOf('.')))
  })

  it.each([
    ['POST', '/wps/session/login', 'sealed'],
    ['PUT', '/wps/member/register', 'sealed'],
    ['PUT', '/wps/member/register/mobile', 'sealed'],
    ['POST', '/wps/member/password', 'sealed'],
    ['POST', '/wps/member/password/verification', 'sealed'],
    ['POST', '/wps/member/password/email', 'open'],
    ['POST', '/wps/session/login/freeplay', 'open'],
  ])('%s %s travels %s', (method, path, how) => {
    const row = rows.find((each) => each.method === method && each.path === path)
    expect(row?.sealed).toBe(how === 'sealed')
  })

  it('sends t with every GET of /wps and /lgw except the game list and the static reads', () => {
    const without = rows.filter((row) => row.method === 'GET' && !row.timestamp).map((row) => row.id)
    expect([...without].sort()).toEqual(['games.catalogue', 'games.gameList', 'system.config', 'system.ping'])
  })

  it('hands the errors of the affiliate call and of those that send a code to the caller (wire 19)', () => {
    expect(
      rows
        .filter((row) => row.errors === 'caller')
        .map((row) => row.id)
        .sort(),
    ).toEqual([
      'member.contactCode',
      'member.passwordCode',
      'session.affiliate',
      'session.emailRegister',
      'session.smsNoLogin',
      'session.smsRegister',
      'session.smsReset',
      'session.verificationCode',
    ])
  })

  it('answers /wps in an envelope and /lgw bare', () => {
    for (const row of rows.filter((each) => each.answer === 'envelope' || each.answer === 'bare')) {
      expect(row.answer, row.id).toBe(row.path.startsWith('/wps') ? 'envelope' : 'bare')
    }
  })

  it('reads the avatar with an envelope or without one (wire 3)', () => {
    expect(rows.filter(({ answer }) => answer === 'either').map(({ id }) => id)).toEqual(['member.avatar'])
  })

  it('moves money only with a token and never with a GET', () => {
    for (const row of rows.filter((each) => each.money)) {
      expect([row.id, row.token, row.method === 'GET']).toEqual([row.id, 'required', false])
    }
  })
})

describe('what proves an act (wire 30)', () => {
  it('asks for the transaction password exactly where the row names it, and travels sealed', () => {
    const asking = rows.filter((row) => row.proof.length > 0)
    expect(asking.filter(({ sealed }) => !sealed).map(({ id }) => id)).toEqual([])
    const named = rows.filter(({ proof }) => proof.includes('paymentPassword')).map(({ id }) => id)
    // A registration chooses the password, and proves nothing with it.
    const typed = rows.filter(
      (row) => fieldsOf(row.input).includes('paymentPassword') && row.token === 'required',
    )
    expect(typed.map(({ id }) => id)).toEqual(named)
  })

  it('asks for a code of the authenticator wherever the row names it', () => {
    for (const row of rows.filter(({ proof }) => proof.includes('code'))) {
      expect([row.id, fieldsOf(row.input)]).toEqual([row.id, expect.arrayContaining(['code'])])
    }
  })

  it('asks for it of an account that has one wherever the row names that (session 39)', () => {
    const named = rows.filter(({ proof }) => proof.includes('codeWhereOn')).map(({ id }) => id)
    // An empty code is none there, because a form of an account without an authenticator may send it.
    const asking = rows.filter((row) => row.token === 'required' && mayBeEmpty(row.input, 'code'))
    expect(asking.map(({ id }) => id)).toEqual(named)
  })

  it('asks for nothing only where money stays with the person or comes to them', () => {
    const open = rows.filter(({ money, proof }) => money && proof.length === 0).map(({ id }) => id)
    expect([...open].sort()).toEqual([
      // A stake, and what of it was not drawn yet.
      'lottery.cancelRest',
      'lottery.place',
      // Rewards that come.
      'promotions.claim',
      'promotions.claimIssued',
      'promotions.claimMission',
      'promotions.claimRaffle',
      'promotions.claimRebate',
      'promotions.join',
      'promotions.leave',
      // To the own wallet, or between wallets of one's own.
      'wallet.cancelWithdrawal',
      'wallet.confirmWithdrawal',
      'wallet.deposit',
      'wallet.processConfirmation',
      'wallet.recallAll',
      'wallet.transfer',
    ])
  })
})

/** What a wallet holds, wherever a reply tells it at its top. */
const isBalance = (field: string): boolean => /^(?:balance|available|shortfall|sumBalance)$/.test(field)

describe('figures that need a right (team 36)', () => {
  it.each(
    rows
      .filter(({ id }) => rightOfCall[id] !== undefined && rightOfCall[id] !== 'own')
      .map((row) => [row.id, row] as const),
  )("%s tells the owner's balance only to who may see it", (id, row) => {
    const told = fieldsOf(row.reply).filter(isBalance)
    const open = told.filter((field) => rightOfFigure[id]?.[field] !== 'transfer.read')
    expect(open).toEqual(rightOfCall[id] === 'transfer.read' ? told : [])
  })
})

describe('who may call (session 16)', () => {
  function idsWith(holds: (row: Call) => boolean): string[] {
    return rows
      .filter(holds)
      .map((row) => row.id)
      .sort()
  }

  it.each(rows.map((row) => [row.id, row] as const))(
    '%s needs a token unless it is for visitors',
    (_, row) => {
      expect(row.token === 'required').toBe(row.access !== 'visitor')
    },
  )

  it('keeps the agent area for agents', () => {
    const ofAgents = idsWith(
      (row) => row.id.startsWith('team.') || row.path.startsWith('/wps/agent/contracts'),
    )
    expect(idsWith((row) => row.access === 'agent')).toEqual(ofAgents)
  })

  it('lets only members close their account, for a line hangs on an agent, take part in offers, stay signed in', () => {
    expect(idsWith((row) => row.access === 'member')).toEqual([
      'member.closeAccount',
      'member.identity',
      'member.verifyIdentity',
      'promotions.apply',
      'promotions.available',
      'promotions.claim',
      'promotions.claimIssued',
      'promotions.claimMission',
      'promotions.claimRaffle',
      'promotions.claimRebate',
      'promotions.issued',
      'promotions.join',
      'promotions.leave',
      'promotions.raffles',
      'promotions.rebates',
      'promotions.referral',
      'promotions.vip',
      'session.handOver',
      'session.stay',
      'support.reportMessage',
      'support.say',
    ])
  })

  it('keeps trial accounts (type 4) from money and from secrets of their own', () => {
    expect(idsWith((row) => row.access === 'real-account')).toEqual([
      'contracts.billOf',
      'contracts.bills',
      'contracts.detail',
      'contracts.edit',
      'contracts.endings',
      'contracts.own',
      'contracts.processContractDividend',
      'contracts.processContractHourSalary',
      'contracts.processDailySalary',
      'contracts.processDailySalaryContract',
      'contracts.processDividend',
      'contracts.processHourlySalary',
      'contracts.processRealTimeSalary',
      'contracts.rejectBill',
      'contracts.takeStep',
      'contracts.whatIf',
      'lottery.cancelRest',
      'lottery.order',
      'lottery.orders',
      'lottery.place',
      'member.confirmPasskey',
      'member.contactCode',
      'member.lineContact',
      'member.passwordCode',
      'member.saveAvatar',
      'member.saveProfile',
      'member.setContact',
      'member.setLineContact',
      'member.setPassword',
      'member.setPaymentPassword',
      'member.startAuthenticator',
      'member.startPasskey',
      'points.convert',
      'points.redeem',
      'protection.cancelRequest',
      'protection.cancelTimeRequest',
      'protection.confirmLimit',
      'protection.confirmTimeLimit',
      'protection.exclude',
      'protection.setLimit',
      'protection.setRealityCheck',
      'protection.setTimeLimit',
      'protection.takeBreak',
      'support.forgetDevice',
      'support.inbox',
      'support.readMessage',
      'support.tellDevice',
      'wallet.deposit',
      'wallet.recallAll',
      'wallet.transfer',
      'wallet.withdraw',
    ])
  })

  it('closes to a member on a break what begins or feeds play', () => {
    expect(idsWith((row) => row.feedsPlay)).toEqual([
      'games.launchGame',
      'lottery.place',
      'points.convert',
      'wallet.deposit',
      'wallet.transfer',
    ])
  })

  it('keeps open during maintenance what a page needs to say why it is closed', () => {
    expect(idsWith((row) => row.alwaysOpen)).toEqual([
      'session.keyJwk',
      'session.keyRsa',
      'system.announcements',
      'system.config',
      'system.location',
      'system.newerStatus',
      'system.ping',
      'system.status',
      'system.whitelabel',
    ])
  })
})

describe('who answers, and how much it takes', () => {
  it('has the config from the site and the ping from any line', () => {
    const others = rows.filter((row) => row.answeredBy !== 'gateway')
    expect(others.map((row) => [row.path, row.answeredBy])).toEqual([
      ['/config.json', 'site'],
      ['/wps/system/test/ping', 'line'],
    ])
  })

  /** 5 MB in base64, and the longest text beside it. */
  const largestPicture = Math.ceil(5_242_880 / 3) * 4 + 4_000

  it.each(rows.map((row) => [row.id, row] as const))(
    '%s has room for as many pictures as it takes',
    (_, row) => {
      const properties = z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' }).properties ?? {}
      const { image, images } = properties
      const several = typeof images === 'object' ? (images.maxItems ?? 0) : 0
      const pictures = image === undefined ? several : 1
      expect(row.largestBody).toBe(pictures === 0 ? usualBody : pictures * pictureBytes)
      if (pictures > 0) expect(row.largestBody).toBeGreaterThan(pictures * largestPicture)
    },
  )
})

describe('inputs', () => {
  it.each([
    ['3', 3],
    [7, 7],
  ])('takes the page number %j from a query string or from code', (pageNo, expected) => {
    const result = calls.games.gameList.input.safeParse({ pageNo, pageSize: 20 })
    expect(result.success && result.data.pageNo).toBe(expected)
  })

  it.each([[0], ['0'], ['x'], [1.5], [100_001]])('refuses the page number %j', (pageNo) => {
    expect(calls.games.gameList.input.safeParse({ pageNo, pageSize: 20 }).success).toBe(false)
  })

  it.each([[0], [-1], [0.5], ['100000'], [1_000_000_000_001]])('refuses the amount %j', (amount) => {
    expect(calls.wallet.deposit.input.safeParse({ amount }).success).toBe(false)
  })
})

describe('error codes', () => {
  it('carries 401 for a session that is gone and 429 for too many requests', () => {
    expect(errorCodes['login.not.session']).toBe(401)
    expect(errorCodes.TOO_MANY_REQUEST).toBe(429)
  })
})
