/**
 * A game card was tapped: what happens now?
 *
 * @module
 */
export { decideLaunch, type LaunchDecision, type LaunchMember, type LaunchTarget } from './decide-launch.ts'
export { isLottery, type LaunchCard } from './launch-card.ts'
export {
  launchParams,
  prizeModeOf,
  type LaunchParams,
  type LaunchRequest,
  type PrizeMode,
} from './launch-params.ts'
export { launchUrl } from './launch-url.ts'
export { pickCdn } from './pick-cdn.ts'
