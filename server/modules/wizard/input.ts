import { z } from 'zod';
import { promptLanguage } from '../suggestions/input.ts';
import { visitorWebsite } from './site/visitor-website.ts';
import { MAX_NAME_LENGTH, visitorLine, visitorList, visitorName } from './visitor-text.ts';

export const MAX_COMPETITORS = 5;
export const MAX_SEARCH_TOPICS = 10;

const company = z.object({ companyName: visitorName, website: visitorWebsite });

const competitors = visitorList(MAX_COMPETITORS, 'competitors').default([]);

const category = visitorLine(MAX_NAME_LENGTH)
  .nullish()
  .transform((line) => line || null);

const searchTopics = visitorList(MAX_SEARCH_TOPICS, 'search topics').refine(
  (topics) => topics.length > 0,
  'At least one search topic.',
);

/** Inputs of the wizard's steps. Parsing is idempotent. */
export const companyInput = company;
export const searchTopicsInput = company.extend({ competitors, category, language: promptLanguage });
export const promptsInput = company.extend({ competitors, searchTopics, language: promptLanguage });

export type CompanyInput = z.input<typeof companyInput>;
export type SearchTopicsInput = z.input<typeof searchTopicsInput>;
export type PromptsInput = z.input<typeof promptsInput>;
