import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { pendingContracts, presence } from '../../entities/contracts/contract.ts'
import { id, noInput, nothing, shortText, wholeInQuery } from '../../fields.ts'

/**
 * The family sends the letter and, where it has one, the id. The rest is ours: a client that says which terms it showed is
 * refused when they have changed, `endings` is the token of `contracts.endings`, `code` the authenticator's.
 */
const answer = z.object({
  id: z.optional(id),
  status: z.enum(['A', 'R', 'C']),
  version: z.optional(wholeInQuery),
  endings: z.optional(shortText(64)),
  code: z.optional(shortText(32)),
})

/** Our apps send one sealed call for every kind: here an authenticator's code would stand in an address. */
const sentInstead = 'contracts.takeStep'

export const consolidated = defineCall({
  id: 'contracts.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  about: 'Which contracts and requests the account has',
  input: noInput,
  reply: z.looseObject({
    dailysalreqtype: pendingContracts,
    divtypereq: pendingContracts,
    contracthoursalreq: pendingContracts,
    realtimesalreqtype: pendingContracts,
    contractmrdailysalinfotype: presence,
    contracthoursalinfo: presence,
    dailysalinfotype: presence,
    divtypeinfo: presence,
    /** Ours: no gateway of the family is known to say it. */
    realtimesalinfotype: presence,
  }),
})

export const processDividend = defineCall({
  id: 'contracts.processDividend',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  access: 'real-account',
  about: 'Answer a dividend contract',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processDailySalary = defineCall({
  id: 'contracts.processDailySalary',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
  token: 'required',
  access: 'real-account',
  about: 'Answer a daily salary contract',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processHourlySalary = defineCall({
  id: 'contracts.processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
  token: 'required',
  access: 'real-account',
  about: 'Answer an hourly salary contract',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processRealTimeSalary = defineCall({
  id: 'contracts.processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  token: 'required',
  access: 'real-account',
  about: 'Answer a real-time salary contract',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processContractDividend = defineCall({
  id: 'contracts.processContractDividend',
  method: 'GET',
  path: '/wps/relay/MCSFE_processContractDividend',
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  access: 'real-account',
  about: 'Answer a dividend contract, by its newer name',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processDailySalaryContract = defineCall({
  id: 'contracts.processDailySalaryContract',
  method: 'GET',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  moduleId: 'DAILYSALCONT3',
  token: 'required',
  access: 'real-account',
  about: 'Answer a daily salary contract, by its newer name',
  sentInstead,
  input: answer,
  reply: nothing,
})

export const processContractHourSalary = defineCall({
  id: 'contracts.processContractHourSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  moduleId: 'HOURSAL3',
  token: 'required',
  access: 'real-account',
  about: 'Answer an hourly salary contract, by its newer name',
  sentInstead,
  input: answer,
  reply: nothing,
})
