// The package brings no types.
declare module 'des.js' {
  type DesCipher = { update(data: ArrayLike<number>): number[]; final(data?: ArrayLike<number>): number[] }
  type DesOptions = { type: 'encrypt' | 'decrypt'; key: ArrayLike<number>; padding?: boolean }
  const des: { DES: { create(options: DesOptions): DesCipher } }
  export default des
}
