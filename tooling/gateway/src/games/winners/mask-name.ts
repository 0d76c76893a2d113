/** `member01` reads `me***1`: enough to know oneself, too little to know another. */
export function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.length > 3 ? name.slice(-1) : ''}`
}
