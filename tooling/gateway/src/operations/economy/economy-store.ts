import type { GameFamily, LotteryKind } from '@saola/protocol'
import type { ContractKind, Terms } from '@saola/rules'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** Titles that pay alike: one of them by name, and what it gives back in hundredths of a percent. */
export type TitleReturn = { family: GameFamily; rtp: number; name: string }

/** What the titles that start give back, each return of a family once; lotteries are reckoned by their ways to bet. */
export async function listTitleReturns(db: Database): Promise<TitleReturn[]> {
  const { rows } = await sql<TitleReturn>`
    select family, rtp, min(name_en) as name from game
    where playable and not exists (select from lottery_game where lottery_game.node_id = game.node_id)
    group by family, rtp order by family, rtp`.execute(db)
  return rows
}

/** The kinds of lottery that are drawn, with the families of their titles. */
export async function listLotteryFamilies(
  db: Database,
): Promise<{ kind: LotteryKind; family: GameFamily }[]> {
  const { rows } = await sql<{ kind: LotteryKind; family: GameFamily }>`
    select distinct lottery_game.kind, game.family from lottery_game
    join game on game.node_id = lottery_game.node_id order by 1, 2`.execute(db)
  return rows
}

/** The terms of salaries in force at a merchant, by who is paid. */
export async function listSalaryTerms(
  db: Database,
  merchantId: number,
): Promise<{ downline_id: number; kind: ContractKind; terms: Terms }[]> {
  const { rows } = await sql<{ downline_id: number; kind: ContractKind; terms: Terms }>`
    select contract.downline_id, contract.kind, contract_terms.terms from contract
    join contract_terms on contract_terms.contract_id = contract.id
      and contract_terms.in_force_from is not null and contract_terms.in_force_to is null
    where contract.merchant_id = ${merchantId} and contract.kind <> 'dividend'
    order by contract.id`.execute(db)
  return rows
}

/** Writes down that two people let a configuration pass that gives back all of a stake or more. */
export async function createEconomyOverride(
  trx: Database,
  row: Insertable<Schema['economy_override']>,
): Promise<void> {
  await trx.insertInto('economy_override').values(row).execute()
}
