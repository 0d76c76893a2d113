import type { calls, CallReply } from '@saola/protocol'
import { accountType } from '@saola/protocol'
import { formatRate, type ContractKind, type Terms } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { listReceived, type StoredContract } from './contract-store.ts'

type Consolidated = CallReply<typeof calls.contracts.consolidated>

/** The fields of the family for each kind: what waits for an answer, and what is in force. */
const fields = {
  dividend: { waiting: 'divtypereq', inForce: 'divtypeinfo' },
  daily: { waiting: 'dailysalreqtype', inForce: 'contractmrdailysalinfotype' },
  hourly: { waiting: 'contracthoursalreq', inForce: 'contracthoursalinfo' },
  realtime: { waiting: 'realtimesalreqtype', inForce: 'realtimesalinfotype' },
} as const satisfies Record<ContractKind, { waiting: string; inForce: string }>

/** Which contracts the caller is asked to answer, and which pay it now; nothing for a trial account (contracts 18). */
export const getConsolidated: Handler<typeof calls.contracts.consolidated> = async ({
  account,
  services,
}) => {
  if (account.type === accountType.trial) return {}
  const received = await listReceived(services.db, account.id)
  const reply: Record<string, unknown> = {}
  for (const contract of received) {
    const { waiting, inForce } = fields[contract.kind]
    if (waitsForAnswer(contract)) reply[waiting] = [describeRequest(contract)]
    if (contract.signed) reply[inForce] = '1'
  }
  return reply as Consolidated
}

function waitsForAnswer({ status, offer }: StoredContract): boolean {
  return status === 'V' || offer?.by === 'upline'
}

/** Terms in the family's way: a dividend's tiers as lists with commas, a salary's as details. */
function describeRequest(contract: StoredContract): Record<string, unknown> {
  const { id, status, offer, signed } = contract
  const head = { id: String(id), status, version: offer?.version ?? signed?.version }
  const terms = offer?.terms ?? signed?.terms
  return terms === undefined ? head : { ...head, ...describeTerms(String(id), terms) }
}

function describeTerms(contractId: string, terms: Terms): Record<string, unknown> {
  if (terms.kind === 'realtime') {
    const { lossRate, profitRate, minimumBet } = terms
    return { lossRate: formatRate(lossRate), profitRate: formatRate(profitRate), minimumBet }
  }
  if (terms.kind === 'dividend') {
    return {
      minimumBet: terms.tiers.map(({ betVolume }) => betVolume).join(','),
      activeMember: terms.tiers.map(({ activeMembers }) => activeMembers).join(','),
      contractRate: terms.tiers.map(({ rate }) => formatRate(rate)).join(','),
    }
  }
  return {
    details: terms.tiers.map(({ betVolume, activeMembers, rateType, rate }) => ({
      contractId,
      betVolume,
      activeMember: activeMembers,
      rateType,
      rate: rateType === 'P' ? formatRate(rate) : rate,
    })),
  }
}
