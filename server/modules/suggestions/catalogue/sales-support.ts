import { category, topic } from './notation.ts';

const group = 'Business software';

export const SALES_AND_SUPPORT = [
  category({
    key: 'crm',
    label: 'CRM and sales software',
    group,
    kind: 'software',
    words:
      'crm, customer relationship management, sales software, sales pipeline, lead management, deals, sales teams',
    companies: `Salesforce salesforce.com, HubSpot hubspot.com, Pipedrive pipedrive.com, Zoho CRM zoho.com,
      Microsoft Dynamics 365 microsoft.com, Freshsales freshworks.com, Close close.com, Copper copper.com,
      Attio attio.com, Insightly insightly.com`,
    topics: [
      topic('Managing customers', 'CRM system', {
        for: 'a small business / a start-up / a real estate office',
        to: 'keep all customer contacts in one place / see the history of every customer / follow up on time',
        because:
          'Our customer data is spread over spreadsheets and inboxes / Our sales team refuses to use our CRM',
        ask: 'At what point does a small business really need a CRM?',
      }),
      topic('Sales pipeline', 'sales pipeline tool', {
        for: 'a team of three salespeople / a B2B start-up / a field sales team',
        to: 'see which deals are stuck / forecast revenue for the quarter / automate follow-up emails',
        because: 'Leads slip through the cracks because nobody follows up',
        ask: 'Which sales tools do salespeople actually like to use?',
      }),
      topic('Finding leads', 'lead generation tool', {
        for: 'a software company / a consultant / a B2B sales team',
        to: 'find the right contact at a company / build a list of prospects / check email addresses before a campaign',
        because: 'Our cold emails hardly ever get a reply',
        ask: 'Which sources of B2B contact data comply with European privacy law?',
      }),
    ],
  }),
  category({
    key: 'customer-support',
    label: 'Customer support software',
    group,
    kind: 'software',
    words:
      'help desk, helpdesk, customer support, customer service software, ticketing, live chat, chatbot, call center',
    companies: `Zendesk zendesk.com, Freshdesk freshworks.com, Intercom intercom.com, Help Scout helpscout.com,
      Gorgias gorgias.com, Front front.com, LiveChat livechat.com, Zoho Desk zoho.com, Kustomer kustomer.com, Tidio tidio.com`,
    topics: [
      topic('Help desks', 'help desk tool', {
        for: 'an online store / a small support team / an IT department',
        to: 'answer all customer emails from one inbox / see how fast we reply / share an inbox without chaos',
        because: 'Two of our agents often answer the same customer / Our support inbox is overflowing',
        ask: 'How many support requests a day justify a proper ticket system?',
      }),
      topic('Live chat and chatbots', 'customer service chatbot', {
        for: 'a small online shop / a software company / a hotel',
        to: 'answer common questions automatically / hand a chat over to a person / offer support at night',
        because: 'Customers ask the same ten questions every day',
        ask: 'Do customers get annoyed by AI chatbots, and how can that be avoided?',
      }),
      topic('Phone support', 'cloud call center', {
        for: 'a team of ten agents / a travel agency / a medical practice',
        to: 'route calls to the right person / record calls for training / take calls from home',
        because: 'Our customers wait far too long on the phone',
        ask: 'What does it take to move a small call center to the cloud?',
      }),
    ],
  }),
  category({
    key: 'e-signature',
    label: 'Electronic signatures and contracts',
    group,
    kind: 'software',
    words:
      'e-signature, esignature, electronic signature, digital signature, contract management, contracts, signing',
    companies: `DocuSign docusign.com, Adobe Acrobat Sign adobe.com, Dropbox Sign dropbox.com, PandaDoc pandadoc.com,
      SignNow signnow.com, Zoho Sign zoho.com, Skribble skribble.com, Yousign yousign.com, Ironclad ironcladapp.com`,
    topics: [
      topic('Signing documents', 'e-signature tool', {
        for: 'a small law firm / freelancers / a real estate agent',
        to: 'get a contract signed on a phone / send the same contract to many people / sign without printing',
        because: 'Getting a contract signed takes us two weeks',
        ask: 'Is an electronic signature legally valid for an employment contract?',
      }),
      topic('Contract management', 'contract management system', {
        for: 'a legal team of two / a mid-sized company / a procurement department',
        to: 'find every contract in seconds / get a warning before a contract renews / approve contracts faster',
        because: 'We keep missing the notice periods of our contracts',
        ask: 'Can AI review a standard contract reliably enough for a small company?',
      }),
      topic('Proposals and quotes', 'proposal tool', {
        for: 'a web agency / consultants / a trades business',
        to: 'send proposals that look professional / see when a client opens a proposal / turn a quote into an invoice',
        because: 'Writing proposals eats up my evenings',
        ask: 'What makes clients accept an online proposal faster than a PDF?',
      }),
    ],
  }),
  category({
    key: 'survey-tools',
    label: 'Surveys and forms',
    group,
    kind: 'software',
    words:
      'survey, questionnaire, online form, form builder, feedback, customer feedback, nps, poll, market research',
    companies: `SurveyMonkey surveymonkey.com, Typeform typeform.com, Google Forms google.com, Qualtrics qualtrics.com,
      Jotform jotform.com, Microsoft Forms microsoft.com, Tally tally.so, Alchemer alchemer.com, LimeSurvey limesurvey.org`,
    topics: [
      topic('Online surveys', 'survey tool', {
        for: 'students / a non-profit / a product team',
        to: 'run a survey with more than 1,000 answers / send a survey by email / analyze open answers',
        because: 'Hardly anyone finishes our surveys',
        ask: 'How long can an online survey be before people give up?',
      }),
      topic('Forms', 'form builder', {
        for: 'a school / a local business / an event team',
        to: 'take payments in a form / collect files from clients / build a form without code',
        because: 'Our contact form only brings us spam',
        ask: 'Which form builders keep the data inside the European Union?',
      }),
      topic('Customer feedback', 'customer feedback platform', {
        for: 'an online retailer / a chain of clinics / an app maker',
        to: 'measure customer satisfaction over time / ask for feedback right after a purchase / spot unhappy customers',
        because: 'We only hear from customers when something goes wrong',
        ask: 'Is the net promoter score still worth measuring?',
      }),
    ],
  }),
];
