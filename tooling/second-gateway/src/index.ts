/**
 * A gateway of the same family as another company would have written it, with other habits and twenty faults.
 *
 * @module
 */
export { startSecondGateway, type SecondGateway, type SecondGatewayOptions } from './start-second-gateway.ts'
export { builtCalls } from './calls/calls.ts'
export { aboutFault, faults, isFault, type Fault } from './faults/faults.ts'
export { agentPaymentPassword, memberPaymentPassword, signIns } from './memory/people.ts'
