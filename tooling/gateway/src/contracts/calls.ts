import { calls } from '@saola/protocol'
import { mount, mountAct, type MountedCall } from '../http/mount.ts'
import { answerByLetter } from './answer-by-letter.ts'
import { getBill } from './bills/get-bill.ts'
import { getOwed } from './bills/get-owed.ts'
import { listBills } from './bills/list-bills.ts'
import { payOneBill } from './bills/pay-bill.ts'
import { payManyBills } from './bills/pay-bills.ts'
import { rejectOneBill } from './bills/reject-bill.ts'
import { editContract } from './edit-contract.ts'
import { getConsolidated } from './get-consolidated.ts'
import { getContract } from './get-contract.ts'
import { getEndings } from './get-endings.ts'
import { getWhatIf } from './what-if/get-what-if.ts'
import { listContracts } from './list-contracts.ts'
import { listOwnContracts } from './list-own-contracts.ts'
import { offerContract } from './offer-contract.ts'
import { takeContractStep } from './take-contract-step.ts'

/** The calls of the area `contracts`; the family answers each kind by a call of its own, which has two names. */
export const contractCalls: readonly MountedCall[] = [
  mount(calls.contracts.consolidated, getConsolidated),
  mountAct(calls.contracts.processDividend, answerByLetter('dividend')),
  mountAct(calls.contracts.processContractDividend, answerByLetter('dividend')),
  mountAct(calls.contracts.processDailySalary, answerByLetter('daily')),
  mountAct(calls.contracts.processDailySalaryContract, answerByLetter('daily')),
  mountAct(calls.contracts.processHourlySalary, answerByLetter('hourly')),
  mountAct(calls.contracts.processContractHourSalary, answerByLetter('hourly')),
  mountAct(calls.contracts.processRealTimeSalary, answerByLetter('realtime')),
  mount(calls.contracts.list, listContracts),
  mount(calls.contracts.offer, offerContract),
  mount(calls.contracts.own, listOwnContracts),
  mount(calls.contracts.detail, getContract),
  mount(calls.contracts.edit, editContract),
  mount(calls.contracts.endings, getEndings),
  mount(calls.contracts.takeStep, takeContractStep),
  mount(calls.contracts.whatIf, getWhatIf),
  mount(calls.contracts.bills, listBills),
  mount(calls.contracts.billOf, getBill),
  mount(calls.contracts.owed, getOwed),
  mount(calls.contracts.payBills, payManyBills),
  mount(calls.contracts.payBill, payOneBill),
  mount(calls.contracts.rejectBill, rejectOneBill),
]
