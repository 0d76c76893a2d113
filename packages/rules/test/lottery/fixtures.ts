/** Real results of three stations, as the boards had them. */
export const namDinh = {
  region: 'north',
  prizes: prizesOf(`60213; 80300; 60683 51132; 89384 11622 10383 09349 00136 47894; 7740 7568 2767 8365;
    0570 5252 4790 7707 6494 9516; 354 649 773; 26 09 06 64`),
} as const

export const anGiang = {
  region: 'south',
  prizes: prizesOf(`510332; 89516; 44895; 52640 02439; 90111 32541 20491 71417 32217 57371 15096; 1635;
    9670 9023 3404; 516; 54`),
} as const

export const tayNinh = {
  region: 'south',
  prizes: prizesOf(`065440; 05459; 90792; 29346 62545; 51578 07777 82182 07327 51873 43883 48345; 2262;
    5239 0785 8743; 348; 19`),
} as const

function prizesOf(text: string): string[][] {
  return text.split(';').map((prize) => prize.trim().split(/\s+/))
}
