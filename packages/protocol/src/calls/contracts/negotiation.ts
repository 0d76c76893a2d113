import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import {
  contract,
  contractDetail,
  contractEndings,
  contractKind,
  contractTerms,
  paymentCycle,
} from '../../entities/contracts/contract-terms.ts'
import {
  asOf,
  codeWhereOn,
  id,
  money,
  noInput,
  pageFromOne,
  pageSize,
  shortText,
  timestamp,
  wholeInQuery,
} from '../../fields.ts'
import { maybe, whole } from '../../reply-fields.ts'

/** What both a first offer and other terms carry. */
const proposal = {
  code: codeWhereOn,
  terms: contractTerms,
  /** Of a dividend; monthly when nothing is said. */
  cycle: z.optional(paymentCycle),
  note: z.optional(shortText(300)),
  /** Until when it may be answered; without it until it is taken back. */
  expiresAt: z.optional(timestamp),
}

export const list = defineCall({
  id: 'contracts.list',
  method: 'GET',
  path: '/wps/agent/contracts',
  token: 'required',
  access: 'agent',
  about: "The agent's own contract of a kind, and those with its downlines",
  input: z.object({
    kind: contractKind,
    username: z.optional(z.string().check(z.maxLength(64))),
    /** A letter of contracts 2; without it all that are not over. */
    status: z.optional(z.enum(['P', 'E', 'A', 'V', 'C', 'R'])),
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: z.object({
    agent: z.array(contract),
    downline: z.array(contract),
    asOf,
    footer: z.object({
      /** Bounds of a rate in thousandths of a percent: the merchant's, and the top of one's own. */
      minRate: whole,
      maxRate: whole,
      /** Whether the caller may offer contracts of this kind at all: only who has one itself, and top agents (contracts 20). */
      mayOffer: z.boolean(),
      total: whole,
      pageSize: whole,
      usedContracts: whole,
      totalContracts: whole,
    }),
  }),
})

export const offer = defineCall({
  id: 'contracts.offer',
  method: 'POST',
  path: '/wps/agent/contracts',
  token: 'required',
  access: 'agent',
  sealed: true,
  proof: ['codeWhereOn'],
  about: 'Offer a contract to an account directly below',
  input: z.object({ downlineId: id, ...proposal }),
  reply: contract,
})

export const own = defineCall({
  id: 'contracts.own',
  method: 'GET',
  path: '/wps/member/contracts',
  token: 'required',
  access: 'real-account',
  about: 'The contracts that pay the account, in force or on the table',
  input: noInput,
  reply: z.object({ list: z.array(contract) }),
})

export const detail = defineCall({
  id: 'contracts.detail',
  method: 'GET',
  path: '/wps/member/contracts/:contractId',
  token: 'required',
  access: 'real-account',
  about: 'A contract of either side with its history and all its terms',
  input: z.object({ contractId: id }),
  reply: contractDetail,
})

export const edit = defineCall({
  id: 'contracts.edit',
  method: 'POST',
  path: '/wps/member/contracts/:contractId/terms',
  token: 'required',
  access: 'real-account',
  sealed: true,
  proof: ['codeWhereOn'],
  about: 'Propose other terms: of an own offer, against an offer, or for a contract in force',
  input: z.object({ contractId: id, version: z.int(), ...proposal }),
  reply: contract,
})

export const endings = defineCall({
  id: 'contracts.endings',
  method: 'GET',
  path: '/wps/member/contracts/:contractId/endings',
  token: 'required',
  access: 'real-account',
  about: 'The contracts that end if the terms on the table are accepted',
  input: z.object({ contractId: id }),
  reply: contractEndings,
})

export const takeStep = defineCall({
  id: 'contracts.takeStep',
  method: 'POST',
  path: '/wps/member/contracts/:contractId/steps',
  token: 'required',
  access: 'real-account',
  sealed: true,
  proof: ['codeWhereOn'],
  about: 'Accept, reject, take back, ask for an end, keep or end a contract',
  input: z.object({
    contractId: id,
    step: z.enum([
      'accept',
      'reject',
      'take_back',
      'request_termination',
      'agree_termination',
      'refuse_termination',
      'terminate',
    ]),
    /** The terms that the person saw: those on the table, else those in force. */
    version: z.int(),
    /** The token of `contracts.endings`; needed to accept where the list is not empty. */
    endings: z.optional(shortText(64)),
    /** The authenticator's code, needed to accept by an agent, and by a member who has one. */
    code: codeWhereOn,
  }),
  reply: contract,
})

/** What terms pay in a past period, in đồng. */
const whatIfRow = z.object({
  key: z.string(),
  from: timestamp,
  to: timestamp,
  validBet: money,
  activeMembers: whole,
  netLoss: money,
  /** Salaries of the period that a dividend takes off. */
  deductions: maybe(money),
  /** The tier reached, from 0. */
  tier: maybe(whole),
  downlineAmount: money,
  /** What the upline has left of its own contract after paying; a downline sees what the upline would pay. */
  uplineAmount: money,
  /** What the terms in force would have paid. */
  presentAmount: maybe(money),
})

export const whatIf = defineCall({
  id: 'contracts.whatIf',
  method: 'POST',
  path: '/wps/member/contracts/what-if',
  token: 'required',
  access: 'real-account',
  about: 'What terms would have paid in the last periods, for both sides',
  input: z.object({
    /** An account directly below; without it the caller asks for its own team. */
    downlineId: z.optional(id),
    terms: contractTerms,
    cycle: z.optional(paymentCycle),
    periods: z.optional(z.pipe(wholeInQuery, z.int().check(z.minimum(1), z.maximum(31)))),
  }),
  reply: z.object({
    rows: z.array(whatIfRow),
    downlineAmount: money,
    uplineAmount: money,
    presentAmount: maybe(money),
  }),
})
