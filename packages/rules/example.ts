import { depositMemo, mayEnter, playLimbo, readVietQr, vietQr } from '@saola/rules'

// An agent (type 1) tries the member site.
console.log(mayEnter('member', 1))

// The code that a banking app scans for a deposit.
const memo = depositMemo('Saola', '7K3Q9A') ?? ''
const payload = vietQr({ bin: '970436', account: '0011000123456', amount: 200_000, memo })
console.log(readVietQr(payload)?.memo)

// 10 000 đồng on 2.00x; the round's number comes from the provably fair draw.
console.log(playLimbo({ uniform: 1_000_000_000, stake: 10_000, target: 200 }))
