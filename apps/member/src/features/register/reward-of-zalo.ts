import type { MissionView } from '@saola/protocol'

/** What the missions that run pay for Zalo alone, in đồng; 0 where none does (promotions 29). */
export function rewardOfZalo(missions: readonly Pick<MissionView, 'kind' | 'reward'>[]): number {
  return missions.find(({ kind }) => kind === 'zalo')?.reward ?? 0
}
