CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"visitors" bigint NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "search_count_day_locale_query_pk" PRIMARY KEY("day","locale","query")
);
