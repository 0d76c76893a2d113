import type { Boss, Fish, FishingModel } from './fishing-model.ts'

/** The tanks, each with animals and a return of its own. */
export const fishingModels: readonly [FishingModel, ...FishingModel[]] = [
  {
    cast: 'reef',
    rtp: 9600,
    fish: fishes(`
      damsel 2; clown 3; seahorse 4; puffer 5; squid 8; parrotfish 10; crab 12; turtle 15; ray 20; lobster 30
      octopus 40; swordfish 60; shark 100; whale 200
    `),
    bosses: bosses('king-crab 100-400; mermaid 200-800'),
  },
  {
    cast: 'deep',
    rtp: 9650,
    fish: fishes(`
      krill 2; seahorse 3; lanternfish 5; squid 6; jelly 8; crab 10; octopus 15; ray 25; anglerfish 35; swordfish 50
      shark 120; giant-squid 250
    `),
    bosses: bosses('sea-serpent 150-450; sunken-chest 300-1000'),
  },
  {
    cast: 'river',
    rtp: 9550,
    fish: fishes(`
      minnow 2; perch 3; frog 4; catfish 6; carp 8; crab 10; turtle 18; otter 22; gold-carp 45; pike 70; crocodile 150
    `),
    bosses: bosses('river-spirit 100-300; dragon-carp 200-600'),
  },
  {
    cast: 'palace',
    rtp: 9700,
    fish: fishes(`
      damsel 2; clown 3; puffer 4; jelly 6; lobster 10; turtle 16; ray 24; gold-carp 36; swordfish 50; dolphin 80
      whale 180; phoenix-fish 500
    `),
    bosses: bosses('sea-dragon 200-1000; pearl-clam 100-500'),
  },
]

function entries(list: string): string[][] {
  return list
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => entry.split(' '))
}

function fishes(list: string): Fish[] {
  return entries(list).map(([code = '', times]) => ({ code, times: Number(times) }))
}

function bosses(list: string): Boss[] {
  return entries(list).map(([code = '', range = '']) => {
    const [least, most] = range.split('-')
    return { code, least: Number(least), most: Number(most) }
  })
}
