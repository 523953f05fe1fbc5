// Generated from schemas/survey/survey.schema.json. Do not edit; edit the schema.

export interface SurveyRow {
  id: number;
  name: string;
  /** Whether it was made as the company's default, for one unit, for a group, or for whoever wants it. */
  origin: "default" | "node" | "group" | "library";
  /** What is worked on; visitors see it once it is published as a version. */
  draft?: ({
    [k: string]: unknown;
  } | null);
  /** Grows with each change of the draft. A patch of the draft says which one it was made from; a patch of the name needs none. */
  revision: number;
  /** Latest published number; empty until it is published. */
  version: number | null;
  published_at: string | null;
  /** The draft differs from the latest version. */
  is_changed?: boolean;
  /** Those that visitors may choose now, the fallback first; empty until it is published. */
  published_languages: string[];
  /** Whether it is the company's default, how many units have it as their own, and which groups share it, as far as you see them. */
  usage: {
    [k: string]: unknown;
  };
  created_at?: string;
  updated_at?: string;
  permitted?: ("patch" | "delete")[];
}

export interface SurveyCreate {
  name: string;
  /** The template that the draft begins as. */
  template?: string | null;
  /** What the draft begins as, where it is no template. */
  document?: ({
    [k: string]: unknown;
  } | null);
}

export interface SurveyPatch {
  name?: string;
  /** What is worked on; visitors see it once it is published as a version. */
  draft?: ({
    [k: string]: unknown;
  } | null);
  /** Grows with each change of the draft. A patch of the draft says which one it was made from; a patch of the name needs none. */
  revision?: number;
}

export interface SurveyPublishInput {
  /** Of the draft that was looked at. */
  revision: number;
  /** Of the draft: those that visitors may choose. Left out: all of them. The draft keeps the others. */
  languages?: string[];
}

export interface SurveyPublishOutput {
  number: number;
}

export interface SurveyCheckPublishInput {
}

export interface SurveyCheckPublishOutput {
  faults: {
    /** Into the draft. */
    pointer: string;
    code: string;
    message: string;
    parameters: {
      [k: string]: unknown;
    };
  }[];
  /** Of the draft, the fallback first, each with how many of its texts are missing. */
  languages: {
    language: string;
    missing: number;
    texts: number;
  }[];
  /** Against the latest version. */
  changes: {
    kind: string;
    question?: string;
    title?: string;
    properties?: string[];
  }[];
  /** That would show it, by themselves, by their groups and from above, as far as you see them. */
  unit_count: number;
  groups: {
    id: number;
    name: string;
    unit_count: number;
  }[];
  /** That it would be. */
  number: number;
}

export interface SurveySurveyjsInput {
}

export interface SurveySurveyjsOutput {
  definition: {
    [k: string]: unknown;
  };
  /** Everything of the draft that is not in the definition, or not as it was: the first 500. */
  left_out: {
    /** Its path in the draft, such as pages[2].questions[4].weight. */
    place: string;
    /** The question that it belongs to. */
    question: string | null;
    reason: string;
    detail: string | null;
  }[];
  /** Of all. */
  left_out_count: number;
}

export interface SurveyVersionsInput {
  /** Versions below this number. */
  before?: number;
}

export interface SurveyVersionsOutput {
  results: {
    number: number;
    created_at: string;
    published_by: string | null;
    /** Against the version before. */
    changes: {
      kind: string;
      question?: string;
      title?: string;
      properties?: string[];
    }[];
    /** As far as you see them. Counted up to 10,000; one more stands for all that are beyond. */
    answer_count: number;
  }[];
  /** There are older ones. */
  has_more: boolean;
}

export interface SurveyVersionInput {
  number: number;
}

export interface SurveyVersionOutput {
  number: number;
  document: {
    [k: string]: unknown;
  };
}

export interface SurveyResultsReportInput {
  /** The first day, by the clock of each unit; 30 days up to the last where it is not given. */
  from?: string;
  /** The last day; where it is not given, today in UTC. */
  to?: string;
  /** What a point of the series is. */
  step?: "day" | "week" | "month";
  /** Only this unit and all below it. */
  node_id?: number;
  /** Only answers to this one. */
  version?: number;
  compare_previous?: boolean;
  compare_node_id?: number;
  compare_version?: number;
  /** Of the report; the caller's where it is not given. */
  language?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
}

export interface SurveyResultsInput {
  /** The first day, by the clock of each unit; 30 days up to the last where it is not given. */
  from?: string;
  /** The last day; where it is not given, today in UTC. */
  to?: string;
  /** What a point of the series is. */
  step?: "day" | "week" | "month";
  /** Only this unit and all below it. */
  node_id?: number;
  /** Only answers to this one. */
  version?: number;
  compare_previous?: boolean;
  compare_node_id?: number;
  compare_version?: number;
}

export interface SurveyResultsOutput {
  step: "day" | "week" | "month";
  /** Whether you read feedback of any unit here; without, all figures are 0. */
  may_read: boolean;
  /** Answers are counted some seconds after they came; empty: none are yet. */
  counted_until: string | null;
  /** The newest first. */
  versions: number[];
  current: {
    from: string;
    to: string;
    unit: ({
      id: number;
      name: string;
    } | null);
    /** Empty: all. */
    version: number | null;
    /** Without repeats. */
    answers: number;
    complete: number;
    partial: number;
    /** Of these it is not known any more how far their visitors came. */
    erased: number;
    series: {
      /** The first day of the point. */
      from: string;
      answers: number;
      complete: number;
    }[];
    /** Answers by the hour of the day, by the clock of each unit. */
    hours: number[];
    languages: {
      locale: string;
      answers: number;
    }[];
    /** How many had each before them; not every page is asked of everybody. */
    pages: {
      id: string;
      title: string | null;
      reached: number;
    }[];
    /** As the newest version that was answered has them, then those of older ones. */
    questions: {
      id: string;
      type: string;
      title: string;
      /** How it is told: points and options in their order, a mean alone, rows of either, the places that options were given, or how many answered. */
      shape: "points" | "options" | "mean" | "rows" | "places" | "count";
      /** Who had it before them. */
      asked: number;
      answered: number;
      mean: number | null;
      /** The share of promoters less that of detractors, in percent. */
      nps: number | null;
      items: {
        value: string;
        label: string;
        count: number;
      }[];
      rows: {
        value: string;
        label: string;
        mean: number | null;
        items: {
          value: string;
          label: string;
          count: number;
        }[];
      }[];
    }[];
  };
  compared: ({
    from: string;
    to: string;
    unit: ({
      id: number;
      name: string;
    } | null);
    /** Empty: all. */
    version: number | null;
    /** Without repeats. */
    answers: number;
    complete: number;
    partial: number;
    /** Of these it is not known any more how far their visitors came. */
    erased: number;
    series: {
      /** The first day of the point. */
      from: string;
      answers: number;
      complete: number;
    }[];
    /** Answers by the hour of the day, by the clock of each unit. */
    hours: number[];
    languages: {
      locale: string;
      answers: number;
    }[];
    /** How many had each before them; not every page is asked of everybody. */
    pages: {
      id: string;
      title: string | null;
      reached: number;
    }[];
    /** As the newest version that was answered has them, then those of older ones. */
    questions: {
      id: string;
      type: string;
      title: string;
      /** How it is told: points and options in their order, a mean alone, rows of either, the places that options were given, or how many answered. */
      shape: "points" | "options" | "mean" | "rows" | "places" | "count";
      /** Who had it before them. */
      asked: number;
      answered: number;
      mean: number | null;
      /** The share of promoters less that of detractors, in percent. */
      nps: number | null;
      items: {
        value: string;
        label: string;
        count: number;
      }[];
      rows: {
        value: string;
        label: string;
        mean: number | null;
        items: {
          value: string;
          label: string;
          count: number;
        }[];
      }[];
    }[];
  } | null);
}

export interface SurveyRestoreInput {
  number: number;
  /** Of the draft that is given up. */
  revision: number;
}

export interface SurveyRestoreOutput {
  id: number;
  draft: {
    [k: string]: unknown;
  };
  revision: number;
}

export interface SurveyDuplicateInput {
  name: string;
}

export interface SurveyDuplicateOutput {
  id: number;
  draft: {
    [k: string]: unknown;
  };
  revision: number;
}

export interface SurveyConvertInput {
  /** Of its file. */
  content: string;
}

export interface SurveyConvertOutput {
  /** What the file was written by. */
  format: "surveyjs" | "typeform" | "limesurvey";
  name: string;
  document: {
    [k: string]: unknown;
  };
  /** Everything of the definition that is not in the document, or not as it was: the first 500. */
  left_out: {
    /** Its path in the definition, such as pages[2].elements[4].maskType. */
    place: string;
    /** What it belongs to, by its name in the definition. */
    question: string | null;
    reason: string;
    detail: string | null;
  }[];
  /** Of all. */
  left_out_count: number;
}

export interface SurveyTemplatesInput {
}

export interface SurveyTemplatesOutput {
  results: {
    id: string;
    name: string;
    description: string;
    document: {
      [k: string]: unknown;
    };
  }[];
}
