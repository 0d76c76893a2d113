import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pendingContracts, presence } from '../entities/contract.ts'
import { id, noInput, nothing } from '../fields.ts'

const answer = z.object({ id: z.optional(id), status: z.enum(['A', 'R', 'C']) })

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
  }),
})

export const processDividend = defineCall({
  id: 'contracts.processDividend',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  about: 'Answer a dividend contract',
  input: answer,
  reply: nothing,
})

export const processDailySalary = defineCall({
  id: 'contracts.processDailySalary',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
  token: 'required',
  about: 'Answer a daily salary contract',
  input: answer,
  reply: nothing,
})

export const processHourlySalary = defineCall({
  id: 'contracts.processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
  token: 'required',
  about: 'Answer an hourly salary contract',
  input: answer,
  reply: nothing,
})

export const processRealTimeSalary = defineCall({
  id: 'contracts.processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  token: 'required',
  about: 'Answer a real-time salary contract',
  input: answer,
  reply: nothing,
})
