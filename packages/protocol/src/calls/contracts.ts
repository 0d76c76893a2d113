import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { id, noInput } from '../fields.ts'

const answer = z.object({ id: z.optional(id), status: z.enum(['A', 'R', 'C']) })

export const consolidated = defineCall({
  id: 'contracts.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  about: 'Which contracts and requests the account has',
  input: noInput,
  reply: z.record(z.string(), z.unknown()),
})

export const processDividend = defineCall({
  id: 'contracts.processDividend',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  about: 'Answer a dividend contract',
  input: answer,
  reply: z.unknown(),
})

export const processDailySalary = defineCall({
  id: 'contracts.processDailySalary',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
  token: 'required',
  about: 'Answer a daily salary contract',
  input: answer,
  reply: z.unknown(),
})

export const processHourlySalary = defineCall({
  id: 'contracts.processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
  token: 'required',
  about: 'Answer an hourly salary contract',
  input: answer,
  reply: z.unknown(),
})

export const processRealTimeSalary = defineCall({
  id: 'contracts.processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  token: 'required',
  about: 'Answer a real-time salary contract',
  input: answer,
  reply: z.unknown(),
})
