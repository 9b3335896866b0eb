import type { SourceKind } from './model.ts';

/** Kinds that do not depend on whose report it is. */
export type PublicKind = Exclude<SourceKind, 'own' | 'competitor' | 'other'>;

/**
 * Well-known sites that AI platforms cite, by kind: a registrable domain, a host of it, either
 * with the first part of a path, or a name in any country.
 */
export const KNOWN_SITES: Readonly<Record<PublicKind, string>> = {
  reviews: `
    g2.com capterra.* getapp.* softwareadvice.* trustradius.com trustpilot.* gartner.com forrester.com
    peerspot.com sourceforge.net producthunt.com alternativeto.net crozdesk.com saasworthy.com financesonline.com
    goodfirms.co clutch.co omr.com appvizer.* consumerreports.org which.co.uk choice.com.au test.de stiftung-warentest.de
    quechoisir.org rtings.com nytimes.com/wirecutter thewirecutter.com reviewed.com goodhousekeeping.com
    bestreviews.com consumeraffairs.com yelp.* tripadvisor.* glassdoor.* bbb.org nerdwallet.com bankrate.com
    wallethub.com thepointsguy.com valuepenguin.com forbes.com/advisor moneysavingexpert.com finder.com
    comparethemarket.com moneysupermarket.com check24.de verivox.de finanztip.de edmunds.com kbb.com
    caranddriver.com motortrend.com dxomark.com dpreview.com notebookcheck.* gsmarena.com soundguys.com
    whathifi.com runrepeat.com outdoorgearlab.com switchbacktravel.com vacuumwars.com pissedconsumer.com
    sitejabber.com reviews.io feefo.com ausgezeichnet.org provenexpert.com holidaycheck.* healthgrades.com niche.com
    security.org safewise.com safehome.org techgearlab.com bettertrail.com packhacker.com lendingtree.com
    creditkarma.com bestproducts.com`,
  community: `
    reddit.com quora.com stackoverflow.com stackexchange.com serverfault.com superuser.com askubuntu.com
    mathoverflow.net news.ycombinator.com ycombinator.com discord.com slashdot.org metafilter.com
    avforums.com head-fi.org avsforum.com xda-developers.com gutefrage.net mumsnet.com
    boardgamegeek.com bogleheads.org blackhatworld.com indiehackers.com hardwarezone.com.sg whirlpool.net.au
    zhihu.com tieba.baidu.com douban.com fishbowlapp.com teamblind.com spiceworks.com resetera.com dev.to`,
  media: `
    nytimes.com washingtonpost.com wsj.com usatoday.com latimes.com cnn.com foxnews.com nbcnews.com cbsnews.com
    npr.org apnews.com reuters.com bloomberg.com cnbc.com marketwatch.com businessinsider.com forbes.com
    fortune.com inc.com entrepreneur.com fastcompany.com hbr.org theatlantic.com newyorker.com time.com
    newsweek.com vox.com axios.com politico.com politico.eu yahoo.com msn.com bbc.* theguardian.com ft.com economist.com
    telegraph.co.uk independent.co.uk thetimes.co.uk thesun.co.uk dailymail.co.uk standard.co.uk spiegel.de
    zeit.de faz.net sueddeutsche.de welt.de bild.de handelsblatt.com tagesschau.de n-tv.de focus.de stern.de
    lemonde.fr lefigaro.fr liberation.fr lesechos.fr elpais.com elmundo.es repubblica.it corriere.it nzz.ch
    derstandard.at nrc.nl volkskrant.nl asahi.com nikkei.com scmp.com straitstimes.com indiatimes.com
    hindustantimes.com ndtv.com smh.com.au abc.net.au cbc.ca theglobeandmail.com globo.com techcrunch.com theverge.com
    wired.com arstechnica.com engadget.com cnet.com zdnet.* pcmag.* pcworld.com techradar.com tomsguide.com
    tomshardware.com laptopmag.com digitaltrends.com gizmodo.* lifehacker.com mashable.com venturebeat.com
    theregister.com infoworld.com computerworld.* techrepublic.com makeuseof.com howtogeek.com
    androidauthority.com 9to5mac.com macrumors.com heise.de golem.de t3n.de chip.de computerbild.de t3.com
    trustedreviews.com expertreviews.co.uk stuff.tv searchengineland.com searchenginejournal.com
    searchengineroundtable.com adweek.com adage.com marketingweek.com martech.org
    androidpolice.com androidcentral.com hiconsumption.com slashgear.com digitalcameraworld.com acousticguitar.com
    people.com vogue.* gq.* cosmopolitan.com elle.* health.com healthline.com webmd.com verywellhealth.com
    womenshealthmag.com menshealth.com runnersworld.com bicycling.com cyclingnews.com bonappetit.com
    seriouseats.com foodandwine.com thespruce.com bobvila.com architecturaldigest.com bhg.com
    apartmenttherapy.com travelandleisure.com lonelyplanet.com cntraveler.com guitarworld.com musicradar.com
    gearpatrol.com popsci.com popularmechanics.com kiplinger.com skimag.com
    thespruceeats.com nypost.com allrecipes.com foodnetwork.com epicurious.com phonearena.com glamour.com instyle.com
    realsimple.com techadvisor.com techhive.com loudersound.com nymag.com the-sun.com thesun.ie idealhome.co.uk
    byrdie.com bustle.com whowhatwear.com rollingstone.com livescience.com gamesradar.com fool.com weather.com`,
  video: 'youtube.com youtu.be vimeo.com dailymotion.com twitch.tv tiktok.com bilibili.com loom.com',
  reference: `
    wikipedia.org wikimedia.org wikidata.org wiktionary.org wikihow.com britannica.com merriam-webster.com
    dictionary.com cambridge.org oxfordlearnersdictionaries.com archive.org fandom.com crunchbase.com
    pitchbook.com statista.com ourworldindata.org arxiv.org nature.com sciencedirect.com springer.com
    researchgate.net semanticscholar.org jstor.org readthedocs.io developer.mozilla.org learn.microsoft.com
    python.org w3schools.com geeksforgeeks.org mayoclinic.org clevelandclinic.org
    investopedia.com aws.amazon.com docs.aws.amazon.com github.com gitlab.com huggingface.co
    builtwith.com imdb.com discogs.com`,
  shop: `
    amazon.* ebay.* walmart.* target.com bestbuy.* costco.* homedepot.com lowes.com wayfair.* etsy.com
    aliexpress.* alibaba.com temu.com newegg.com bhphotovideo.com adorama.com rei.com backcountry.com
    macys.com nordstrom.com sephora.* zalando.* otto.de mediamarkt.* saturn.de idealo.* geizhals.*
    kaufland.de argos.co.uk currys.co.uk johnlewis.com tesco.com fnac.com cdiscount.com darty.com bol.com
    coolblue.* allegro.pl flipkart.com rakuten.* mercadolibre.* mercadolivre.com.br shopee.* lazada.* jd.com
    taobao.com tmall.com apps.apple.com play.google.com apps.shopify.com
    chromewebstore.google.com appsource.microsoft.com marketplace.atlassian.com
    sweetwater.com thomann.* musiciansfriend.com guitarcenter.com kohls.com surlatable.com evo.com`,
  social: `
    linkedin.com facebook.com instagram.com threads.net threads.com x.com twitter.com pinterest.* snapchat.com
    tumblr.com mastodon.social bsky.app telegram.org t.me weibo.com xing.com vk.com`,
  official: `
    europa.eu who.int un.org oecd.org worldbank.org imf.org iso.org ietf.org w3.org ieee.org ansi.org 
    din.de bsigroup.com nhs.uk canada.ca admin.ch bund.de bundesregierung.de bsi.bund.de
    ecma-international.org iec.ch energystar.gov`,
};
