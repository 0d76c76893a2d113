/**
 * Says call by call how well any gateway of the family speaks our protocol.
 *
 * @module
 */
export { callsInDocument, type DocumentedGateway } from './calls-in-document.ts'
export { checkGateway, type CheckOptions } from './check-gateway.ts'
export { type Account } from './caller.ts'
export { reportHtml } from './report-html.ts'
export { reportText } from './report-text.ts'
export {
  countOutcomes,
  hasDifferences,
  type CallResult,
  type Difference,
  type Outcome,
  type PageOutcome,
  type PageResult,
  type Person,
  type Report,
  type RuleResult,
} from './report.ts'
