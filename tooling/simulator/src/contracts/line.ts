import { hourMs, minuteMs, settlementRestMs, type Terms } from '@saola/rules'

/** The agents above the members: `tong` at the top, `ly` below; `an` and `binh` are in the team of `ly`, `chi` is beside. */
export const agentNames = ['tong', 'ly'] as const
type Name = (typeof agentNames)[number] | 'an' | 'binh' | 'chi'
const uplines: readonly [downline: Name, upline: Name][] = [
  ['ly', 'tong'],
  ['an', 'ly'],
  ['binh', 'ly'],
  ['chi', 'tong'],
]

/** What the authenticator of every agent knows. */
export const authenticatorSecret = Buffer.from('a secret of twenty b')

/** An hourly salary of two tiers, at rates in thousandths of a percent. */
export function hourly(rate: number): Terms {
  return {
    kind: 'hourly',
    tiers: [
      { betVolume: 0, activeMembers: 0, rateType: 'P', rate: rate / 2 },
      { betVolume: 150_000, activeMembers: 1, rateType: 'P', rate },
    ],
  }
}

function daily(rate: number): Terms {
  return { kind: 'daily', tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate }] }
}

function realTime(lossRate: number, profitRate: number): Terms {
  return { kind: 'realtime', lossRate, profitRate, minimumBet: 2_000 }
}

function dividend(rate: number): Terms {
  return { kind: 'dividend', tiers: [{ betVolume: 0, activeMembers: 0, rateType: 'P', rate }] }
}

/** What is in force when a seed begins; the hourly salaries come first, and are the ones that are negotiated. */
const signed: readonly { upline: Name; downline: Name; terms: Terms }[] = [
  { upline: 'tong', downline: 'ly', terms: hourly(3_000) },
  { upline: 'ly', downline: 'an', terms: hourly(2_000) },
  { upline: 'ly', downline: 'binh', terms: hourly(1_600) },
  { upline: 'tong', downline: 'ly', terms: realTime(4_000, 2_000) },
  { upline: 'ly', downline: 'an', terms: realTime(3_000, 1_000) },
  { upline: 'tong', downline: 'chi', terms: realTime(2_000, 500) },
  { upline: 'tong', downline: 'ly', terms: daily(900) },
  { upline: 'ly', downline: 'binh', terms: daily(300) },
  { upline: 'tong', downline: 'ly', terms: dividend(20_000) },
  { upline: 'ly', downline: 'an', terms: dividend(10_000) },
]

/** The contract between `tong` and `ly`, and those that `ly` pays and has to end when its own rate sinks. */
export const firstContractId = 1_000
export const negotiated = { own: firstContractId, below: [firstContractId + 1, firstContractId + 2] } as const

/** The rates that are offered for the first of them: one ends nothing, one ends one contract, one both. */
export const offeredRates = [2_400, 1_800, 1_000] as const

/** Puts members below agents, who have an authenticator. */
export const lineFurniture = `
  ${uplines
    .map(
      ([
        downline,
        upline,
      ]) => `update account set upline_id = (select id from account where name = '${upline}')
    where name = '${downline}';`,
    )
    .join('\n  ')}
  update account set type = case name when 'tong' then 2 else 1 end where name in ('tong', 'ly');
  with recursive above as (
    select id as ancestor_id, id as descendant_id, 0 as depth from account
    union all
    select account.upline_id, above.descendant_id, above.depth + 1
    from above join account on account.id = above.ancestor_id where account.upline_id is not null
  ) insert into descent (ancestor_id, descendant_id, depth) select * from above;
  insert into authenticator (account_id, secret, created_at, confirmed_at)
  select id, ''::bytea, 0, 0 from account where name in ('tong', 'ly');
`

/** Takes back all that a seed did with contracts. */
export const cleanContracts = `
  delete from bill_adjustment; delete from bill_payment; delete from bill; delete from bet_correction;
  delete from contract_event; delete from contract_terms; delete from contract;
  update settlement set settled_to = null, begun_at = null;
  update authenticator set secret = '\\x${authenticatorSecret.toString('hex')}'::bytea, sealed_secret = null, last_step = 0;
`

/** The tables of contracts whose rows are numbered. */
export const contractSequences = [
  'contract',
  'contract_event',
  'bill',
  'bill_payment',
  'bill_adjustment',
  'bet_correction',
]

/** Seeds begin at noon. */
export function dayOf(start: number): number {
  return start - 12 * hourMs
}

const idOf = (name: Name) => `(select id from account where name = '${name}')`

/** The statements that put contracts in force an hour before a seed begins, settled up to its beginning. */
export function newContracts(start: number): string {
  const at = start - hourMs
  const contracts = signed.map(
    ({ upline, downline, terms }) =>
      `(1, '${terms.kind}', ${idOf(upline)}, ${idOf(downline)}, 'A', 1, ${at}, ${at}, ${at})`,
  )
  const versions = signed.map(
    ({ terms }, place) =>
      `(${firstContractId + place}, 1, '${JSON.stringify(terms)}', ${terms.kind === 'dividend' ? `'daily', 'negative'` : 'null, null'},
        'upline', ${at}, ${at})`,
  )
  return `
    insert into contract (merchant_id, kind, upline_id, downline_id, status, signed_version, created_at, processed_at, signed_at)
    values ${contracts.join(', ')};
    insert into contract_terms (contract_id, version, terms, cycle, carry_over, offered_by, offered_at, in_force_from)
    values ${versions.join(', ')};
    update settlement set settled_to = case when name in ('daily', 'dividend:daily') then ${dayOf(start)} else ${start} end
    where name in ('realtime', 'hourly', 'daily', 'dividend:daily');
    update settlement set begun_at = settled_to;`
}

/** The moments at which windows end, and at which they are settled, for the clock that likes such moments. */
export function windowEnds(start: number): number[] {
  return [5, 10, 15, 60].flatMap((minutes) => {
    const end = start + minutes * minuteMs
    return [end, end + settlementRestMs]
  })
}
