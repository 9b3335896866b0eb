import { category, topic } from './notation.ts';

const group = 'Marketing';

export const MARKETING_SOFTWARE = [
  category({
    key: 'email-marketing',
    label: 'Email marketing and marketing automation',
    group,
    kind: 'software',
    words: 'email marketing, newsletter, marketing automation, email campaigns, mailing list, sms marketing',
    companies: `Mailchimp mailchimp.com, Klaviyo klaviyo.com, Brevo brevo.com, ActiveCampaign activecampaign.com,
      Constant Contact constantcontact.com, Kit kit.com, GetResponse getresponse.com, MailerLite mailerlite.com, Omnisend omnisend.com`,
    topics: [
      topic('Newsletters', 'newsletter tool', {
        for: 'a local club / a blogger / a small business',
        to: 'send a newsletter to 5,000 people / make money with a newsletter / stay out of the spam folder',
        because: 'Hardly anyone opens our newsletter / Our newsletters end up in the spam folder',
        ask: 'How often should a small company send a newsletter?',
      }),
      topic('Email for online stores', 'email marketing tool', {
        for: 'a fashion shop / a subscription business / a store with 50,000 customers',
        to: 'win back customers who left their cart / recommend products automatically / combine email and text messages',
        because: 'Most of our customers buy once and never come back',
        ask: 'Which automated emails should every online store have?',
      }),
      topic('Marketing automation', 'marketing automation platform', {
        for: 'a B2B software company / a marketing team of two / a university',
        to: 'score leads before sales calls them / nurture leads over months / prove what marketing brings in',
        because: 'Sales complains that our leads are not ready to buy',
        ask: 'Is marketing automation worth it for a company with 300 leads a month?',
      }),
    ],
  }),
  category({
    key: 'seo-tools',
    label: 'SEO and AI visibility tools',
    group,
    kind: 'software',
    words: `seo, search engine optimization, keyword research, backlinks, rank tracking, ai visibility, ai search,
      generative engine optimization, brand monitoring, media monitoring`,
    companies: `Semrush semrush.com #12, Ahrefs ahrefs.com #12, Moz moz.com #1, SE Ranking seranking.com #12,
      Screaming Frog screamingfrog.co.uk #1, Profound tryprofound.com #2, Peec AI peec.ai #2,
      Otterly.AI otterly.ai #2, Sistrix sistrix.com #12, Brandwatch brandwatch.com #3`,
    topics: [
      topic('Search engine optimization', 'SEO tool', {
        for: 'a small online shop / freelance writers / an in-house marketing team',
        to: 'find keywords that competitors miss / see why rankings dropped / check a website for technical errors',
        because: 'Our website has dropped to the second page / We write a lot, but nobody finds us on Google',
        ask: 'How long does it take until SEO pays off for a new website?',
      }),
      topic('Visibility in AI answers', 'AI visibility tool', {
        for: 'a software company / a consumer brand / an SEO agency',
        to: 'see how ChatGPT talks about a brand / get mentioned in AI answers / find the sources that AI assistants cite',
        because: 'ChatGPT recommends our competitors and never mentions us',
        ask: 'How can a company measure whether AI assistants recommend it?',
      }),
      topic('Brand monitoring', 'media monitoring tool', {
        for: 'a PR team / a start-up / a political organization',
        to: 'know when a brand is in the news / spot a crisis early / compare press coverage with competitors',
        because: 'We learn about bad reviews weeks too late',
        ask: 'Are free alerts enough to follow what is written about a company?',
      }),
    ],
  }),
  category({
    key: 'social-media-tools',
    label: 'Social media and advertising tools',
    group,
    kind: 'software',
    words:
      'social media management, social media tool, social media scheduling, influencer marketing, advertising platform, ads, ad tech',
    companies: `Hootsuite hootsuite.com, Buffer buffer.com, Sprout Social sproutsocial.com, Later later.com,
      Agorapulse agorapulse.com, Metricool metricool.com, SocialBee socialbee.com, Loomly loomly.com, Sprinklr sprinklr.com`,
    topics: [
      topic('Managing social media', 'social media management tool', {
        for: 'a small agency / a restaurant / a non-profit',
        to: 'plan posts for all channels at once / answer comments in one place / see which posts work',
        because: 'Social media takes up far too much of my day',
        ask: 'How many social media channels can one person look after well?',
      }),
      topic('Online advertising', 'ad management tool', {
        for: 'an online shop with a small budget / a performance marketing team / a local business',
        to: 'run ads on several platforms / stop wasting money on clicks that do not convert / test ads quickly',
        because: 'Our ads get more expensive every month',
        ask: 'How much should a small business spend on online ads to begin with?',
      }),
      topic('Influencers', 'influencer marketing platform', {
        for: 'a cosmetics brand / a small food company / a tourism board',
        to: 'find influencers in a niche / spot fake followers / measure what a campaign brought in',
        because: 'We paid an influencer and sold almost nothing',
        ask: 'Are small influencers more effective than famous ones?',
      }),
    ],
  }),
];
