CREATE TABLE "strength_model" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version_no" integer NOT NULL,
	"trained_to" date NOT NULL,
	"results" integer NOT NULL,
	"model" jsonb NOT NULL,
	"months" jsonb NOT NULL,
	"comparison" jsonb NOT NULL,
	"served_from" timestamp with time zone,
	"served_until" timestamp with time zone,
	"by_name" text NOT NULL,
	CONSTRAINT "strength_model_versionNo_unique" UNIQUE("version_no")
);
