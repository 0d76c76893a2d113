/** What a row is about, with what somebody wrote to it. */
export function withNote(remark: string, note: string | null): string {
  return note === null ? remark : `${remark}: ${note}`
}
