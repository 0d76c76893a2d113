import type { Call } from '@saola/protocol'

/** What a call would do that nobody asked the kit to do; undefined for a read, which changes nothing. */
export function changeBy(call: Call): string | undefined {
  if (call.money) return 'it moves money'
  const told = changes[call.id]
  if (told !== undefined) return told
  return call.method === 'GET' || harmless.has(call.id) ? undefined : 'it changes something'
}

/** Reads that this family asks for in another way: they leave a challenge that nobody takes up. */
const harmless: ReadonlySet<string> = new Set(['session.passkeyStart'])

const contractStep = 'it answers a contract'

/** Calls that change something although they are asked by GET, and what others than usual do. */
const changes: Readonly<Record<string, string>> = {
  'contracts.processContractDividend': contractStep,
  'contracts.processDailySalary': contractStep,
  'contracts.processDailySalaryContract': contractStep,
  'contracts.processDividend': contractStep,
  'games.demo': 'it opens a game with play money',
  'games.launchGame': 'it opens a game',
  'games.trialLaunch': 'it opens a game with play money',
  'session.freePlay': 'it opens a trial account',
  'session.lockAccount': 'it locks an account',
  'session.smsNoLogin': 'it sends a message',
  'session.smsRegister': 'it sends a message',
  'session.smsReset': 'it sends a message',
  'session.emailRegister': 'it sends a mail',
  'session.forgotByEmail': 'it sends a mail',
  'session.verificationCode': 'it sends a code',
  'support.ticket': 'it marks answers as read',
}
