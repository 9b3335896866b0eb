/** Tracking parameters on any site. */
const ANYWHERE =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|gad_\w+|fbclid|fb_\w+|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|igshid|igsh|epik|rdt_cid|irclickid|irgwc|srsltid|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|__hs(?:tc|sc|fp)|hsctatracking|vero_(?:id|conv)|oly_(?:anon|enc)_id|wickedid|s_cid|_gl|_ga|_gsid|_branch_match_id|_branch_referrer|ref_src|ref_url|referrer|ncid|cmpid|ocid|icid|wt_?mc|mtm_\w+|pk_\w+|piwik_\w+|scid|guce_\w+|spm|sscid|aff_id|affid|clickid|campaignid|adgroupid|trk(?:info)?|at_(?:medium|campaign)|xtor)$/i;
/** Parameters that track on these sites and may have a meaning on others. */
const ON_SITE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:^|\.)amazon\.[a-z.]+$/,
    /^(?:ref_?|tag|linkcode|linkid|camp|creative|psc|qid|sr|sprefix|crid|dib|dib_tag|pf_rd_\w+|pd_rd_\w+|content-id|ascsubtag|th|smid|_encoding)$/i,
  ],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|feature|pp|ab_channel)$/i],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^(?:s|t|ref_\w+)$/i],
  [/(?:^|\.)reddit\.com$/, /^(?:share_id|rdt|context|ref|ref_source)$/i],
  [
    /(?:^|\.)(?:nytimes|washingtonpost|theguardian)\.com$/,
    /^(?:smid|smtyp|unlocked_article_code|cmp|itid)$/i,
  ],
  [/(?:^|\.)(?:bbc\.com|bbc\.co\.uk)$/, /^(?:ns_\w+|at_\w+)$/i],
];

/** Whether a query parameter of a page on `host` is a tracking parameter. */
export function isTracker(name: string, host: string): boolean {
  return ANYWHERE.test(name) || ON_SITE.some(([site, parameter]) => site.test(host) && parameter.test(name));
}
