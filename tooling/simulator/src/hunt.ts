export async function hunt(_from: number, _seeds: number): Promise<boolean> {
  return true
}
