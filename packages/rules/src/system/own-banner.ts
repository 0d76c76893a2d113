/** The brand's own banner of its lobby, of all that it has: the first that leads to a game, else the first (support 11). */
export function ownBanner<Banner extends { linkageType: string }>(
  banners: readonly Banner[],
): Banner | undefined {
  return banners.find(({ linkageType }) => linkageType === 'G') ?? banners[0]
}
